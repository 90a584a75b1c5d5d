"""What hands of wildcard cards are worth on the holes to come: `python -m sobremesa.lab.golf_plan` prints the table.

The mean of both languages, 96 throws a hole and language. A hand with a weak card in it may be worth less than without:
it takes the place of a better one, and no card can be thrown away.
"""

from collections.abc import Mapping

WORTHS: Mapping[tuple[str, ...], tuple[float, ...]] = {
    (): (0.0,) * 8,
    ("AEIOU",): (0.75, 0.76, 0.78, 1.08, 1.14, 1.22, 1.18, 0.95),
    ("LNRST",): (0.27, 0.18, 0.21, 0.53, 0.45, 0.78, 0.84, 0.74),
    ("BCDFGMP",): (1.22, 1.12, 1.27, 1.57, 1.45, 1.47, 1.59, 1.48),
    ("HJQVYZ",): (2.13, 1.89, 2.00, 2.13, 2.35, 2.59, 2.45, 1.95),
    ("AEIOU", "LNRST"): (0.76, 0.72, 0.82, 1.42, 1.45, 1.77, 1.69, 1.54),
    ("AEIOU", "BCDFGMP"): (1.75, 1.69, 1.86, 2.46, 2.39, 2.53, 2.58, 2.41),
    ("AEIOU", "HJQVYZ"): (2.70, 2.49, 2.69, 3.02, 3.20, 3.52, 3.38, 2.87),
    ("LNRST", "BCDFGMP"): (1.21, 1.09, 1.25, 1.86, 1.80, 2.07, 2.16, 2.15),
    ("LNRST", "HJQVYZ"): (2.18, 2.02, 2.15, 2.57, 2.69, 3.01, 3.01, 2.57),
    ("BCDFGMP", "HJQVYZ"): (2.94, 2.73, 2.96, 3.26, 3.53, 3.87, 3.91, 3.45),
    ("AEIOU", "LNRST", "BCDFGMP"): (1.34, 1.42, 1.62, 2.47, 2.44, 2.82, 2.88, 2.94),
    ("AEIOU", "LNRST", "HJQVYZ"): (2.42, 2.39, 2.59, 3.22, 3.35, 3.84, 3.78, 3.38),
    ("AEIOU", "BCDFGMP", "HJQVYZ"): (3.30, 3.16, 3.39, 4.07, 4.19, 4.74, 4.67, 4.21),
    ("LNRST", "BCDFGMP", "HJQVYZ"): (2.73, 2.70, 2.90, 3.42, 3.65, 4.14, 4.23, 3.94),
}
"""Points more than with an empty hand when hole 2, 3 … 9 begins, by the kinds held in the order of the box."""
