"""Many matches at once, designs and measurements."""
