"""What a strategy card does as a few strokes on a field of 24, as on the site (web/src/games/loom/Pictogram.svelte)."""

from sobremesa.games.loom.edition import StrategyKind

PICTOGRAMS = {
    StrategyKind.SWAP: ("M3 4h6v9H3zM15 11h6v9h-6zM12 6.5h7M16.5 4L19 6.5 16.5 9M12 17.5H5M7.5 15L5 17.5 7.5 20"),
    StrategyKind.SHIELD: ("M12 3l7 2.5V11c0 5-3 8-7 10-4-2-7-5-7-10V5.5zM8.5 11.5l2.5 2.5 4.5-4.5"),
    StrategyKind.THROW_ONE_OUT: ("M4 4h9v13H4zM15 15l6 6M21 15l-6 6M8.5 8v5"),
    StrategyKind.OTHER_LANGUAGE: (
        "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3.5 4 3.5 14 0 18M12 3c-3.5 4-3.5 14 0 18"
    ),
    StrategyKind.WILDCARD: ("M5.5 3h13v18h-13zM12 7.5v9M8 9.8l8 4.4M16 9.8l-8 4.4"),
    StrategyKind.CHANGE_SOME: ("M9.5 8.5h5v7h-5zM4 13a8 8 0 0 1 13-7.5M17.5 2v4h-4M20 11a8 8 0 0 1-13 7.5M6.5 22v-4h4"),
    StrategyKind.SWAP_ALL: (
        "M3 3.5h4v6H3zM9 3.5h4v6H9zM11 14.5h4v6h-4zM17 14.5h4v6h-4zM16.5 6H20v5M18 9l2 2 2-2M7.5 18H4v-5M2 15l2-2 2 2"
    ),
    StrategyKind.STEAL_ONE: ("M13 3h7v10h-7zM10 8H3.5M6 5.5L3.5 8 6 10.5M3 20c4-3.5 9-4 14-1.5"),
    StrategyKind.FOR_ALL: ("M9 2h6v8H9zM12 12.5v4.5M9.5 15l2.5 2.5 2.5-2.5M3 21h4M10 21h4M17 21h4"),
    StrategyKind.EXTRA_CARD: ("M4 4h9v14H4zM18 9v9M13.5 13.5h9"),
    StrategyKind.GREAT_ROBBERY: (
        "M8.5 11h7v10h-7zM3 3l4 4M7.2 3.5V7.2H3.5M21 3l-4 4M16.8 3.5v3.7h3.7M12 2v5.5M9.8 5.5L12 7.7l2.2-2.2"
    ),
    StrategyKind.THE_ONE_I_SAY: ("M9 3h6l-.8 6.5 3.3 3.5h-11l3.3-3.5zM12 13v8.5"),
    StrategyKind.NEW_CENTRE: ("M3 10h4v7H3zM10 10h4v7h-4zM17 10h4v7h-4zM4 6c5-3.5 11-3.5 16 0M20.5 2.5V6H17M3 21h18"),
    StrategyKind.BOOST: ("M12 20V5M6 11l6-6 6 6M5 21h14"),
    StrategyKind.ONE_LESS: ("M4 4h9v14H4zM15.5 13.5h7"),
    StrategyKind.BLAST: ("M13.5 2L5 13.5h6L10 22l9-12.5h-6z"),
    StrategyKind.ALL_TO_THE_CENTRE: (
        "M9.5 8h5v8h-5zM12 1.5v4M10.3 4L12 5.7 13.7 4M12 22.5v-4M10.3 20L12 18.3l1.7 1.7M1.5 12h5M5"
        " 10.3L6.7 12 5 13.7M22.5 12h-5M19 10.3L17.3 12l1.7 1.7"
    ),
    StrategyKind.MINE_ALONE: ("M3 3h4v6H3zM17 3h4v6h-4zM12 3v10M9 10.5l3 3 3-3M4 18c5-2 11-2 16 0M8 21.5h8"),
}
