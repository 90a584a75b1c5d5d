# Word Buffet in the companion.
page-companion-buffet-timer-hourglass = Hourglass
page-companion-buffet-timer-search = Search, with 3, 2, 1
page-companion-buffet-took = Each took { $ants } ants and { $special } special ones.
page-companion-buffet-part = { $part ->
    [foods] Foods touched
    [nests] Rival nests
    [special] Special ants placed
   *[left] Ordinary ants left
 }
page-companion-buffet-part-of = { $name }, { $part ->
    [foods] foods touched
    [nests] rival nests
    [special] special ants placed
   *[left] ordinary ants left
 }
page-companion-buffet-step = { $part ->
    [foods] Foods
    [nests] Nests
    [special] Special
   *[left] Left
 }
page-companion-buffet-rest = The rest is 0
page-companion-buffet-open = Something is still to be written.
page-companion-buffet-many-nests = { $rivals ->
    [one] There is one rival nest only.
   *[other] There are { $rivals } rival nests only.
 }
page-companion-buffet-many-special = Each has { $ants } special ants only.
page-companion-buffet-many-left = Each took { $ants } ordinary ants only.
page-companion-buffet-special-first = Special ants come only after all ordinary ones. Is this right?
