# Any game in the terminal, by what its rules offer.
cli-plain-welcome = This game is played here by what its rules offer. { $key } helps at any time.
cli-plain-ask = { $name }, your move
cli-plain-hint = a number of the list · or the move as JSON · = the table · { $key } help · q save and leave
cli-plain-help =
    Choose a move of the list by its number. What is too free to be listed is
    typed as JSON, as in a file for --actions.

      1             move 1 of the list
      =             the table as you see it
      w             why: the last scores with what their clauses say
      h             a hint: the best few moves and why (h expert: better ones)
      TAB-5         read a clause
      s             save          q   save and leave          ?   this help
