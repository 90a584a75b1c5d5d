"""What `make abuse` is made of."""
