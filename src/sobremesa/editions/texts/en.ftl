# What is wrong with an edition file. Each goes on from a file and a line, and its full stop stands there.
edition-error = { $file }: { $problem }.
edition-error-line = { $file }, line { $line }: { $problem }.
edition-in-place = { $place } { $said }
edition-in-key = in '{ $key }',

# Which file.
edition-no-such-box = there is no such box, nor is this a file; the boxes are { $known }
edition-part = the { $key } must be one of { $known }, or the name of a .toml file beside this one
edition-no-part = there is no file '{ $file }' beside this one
edition-no-such-file = the file cannot be read: no such file or directory
edition-not-allowed = the file cannot be read: permission denied
edition-is-a-folder = the file cannot be read: is a directory
edition-not-a-folder = the file cannot be read: not a directory
edition-long-name = the file cannot be read: file name too long
edition-bad-name = the file cannot be read: its name has a character that no name can have
edition-unreadable = the file cannot be read: { $detail }
edition-large-file = the file is larger than { $most } KB
edition-not-utf-8 = this is not text in UTF-8
edition-long-line = the line is longer than { $most } characters
edition-too-deep = the file is nested too deeply

# What is not TOML.
edition-toml = this is not TOML: { $detail }
edition-toml-character = this is not TOML: illegal character { $character }
edition-toml-line-end = this is not TOML: illegal character '\n', the end of a line inside quotes
edition-toml-statement = this is not TOML: invalid statement
edition-toml-key = this is not TOML: invalid initial character for a key
edition-toml-rest = this is not TOML: expected the end of the line after a statement
edition-toml-equals = this is not TOML: expected '=' after a key
edition-toml-header = this is not TOML: expected { $end } at the end of a header
edition-toml-quotes = this is not TOML: unterminated string
edition-toml-backslash = this is not TOML: unescaped '\' in a string
edition-toml-code = this is not TOML: invalid code of a character in a string
edition-toml-value = this is not TOML: invalid value
edition-toml-date = this is not TOML: invalid date or time
edition-toml-array = this is not TOML: unclosed array
edition-toml-inline = this is not TOML: unclosed inline table
edition-toml-twice = this is not TOML: cannot overwrite a value
edition-toml-table-twice = this is not TOML: cannot declare a table twice

# What is of another kind than it must be.
edition-unknown-key = object contains unknown field `{ $key }`
edition-missing-key = object missing required field `{ $key }`
edition-wrong-type = expected `{ $expected }`, got `{ $given }`
edition-wrong-length = expected `array` of length { $length }, got { $given }
edition-too-little = expected `int` >= { $least }
edition-too-much = expected `int` <= { $most }
edition-wrong-data = { $detail }
edition-no-value = '{ $value }' is no value; write it as in { $example }
edition-value-no-text = what is worth { $value } is no text in quotes; write it as in { $example }

# Word Golf.
edition-golf-in-card = hole card '{ $card }':
edition-golf-two-values = '{ $letter }' has two values
edition-golf-pars = there are { $pars } pars, and must be { $holes }, one a hole
edition-drawing-no-space = '{ $cell }' is no space; a cell is '{ $nothing }' for nothing, '{ $plain }', '{ $double }' or '{ $obstacle }' for a space, with '{ $start }' before the start and '{ $flag }' before the flag
edition-drawing-two-starts = there is a second start in the drawing
edition-drawing-two-flags = there is a second flag in the drawing
edition-drawing-no-start = the drawing has no start: put '{ $start }' before one space
edition-drawing-no-flag = the drawing has no flag: put '{ $flag }' before one space
edition-drawing-empty = the drawing is empty
edition-drawing-large = the drawing is larger than { $most } cells by { $most }
edition-drawing-row = this row has { $cells } cells where the first has { $width }

# Bisonte.
edition-bisonte-no-such-layout = there is no such layout; the layouts are { $known }
edition-bisonte-tile = '{ $tile }' is not a tile and how many; write it as in A12

# The Letter Loom.
edition-loom-in-row = in the row of '{ $letter }',
edition-loom-in-key = in the row of '{ $letter }', '{ $key }':
edition-loom-strategy = '{ $name }' is no strategy card; there are { $known }
edition-loom-count = '{ $name }' needs a number of cards, as in { $name } = 2
