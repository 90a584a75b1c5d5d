"""Words for a pocket: what a browser keeps so that it judges words and tells meanings without the house."""
