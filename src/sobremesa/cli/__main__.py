"""`python -m sobremesa.cli`: the same as the installed `sobremesa`."""

from sobremesa.cli import main

main()
