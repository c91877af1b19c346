// In how many columns cards stand on a wide page, so that no row ends with one alone if it can be helped.

const emptyPlaces = (cards: number, columns: number): number =>
  (columns - (cards % columns)) % columns

/** Four, or three where that leaves fewer places empty. */
export const evenColumns = (cards: number): 3 | 4 =>
  emptyPlaces(cards, 3) < emptyPlaces(cards, 4) ? 3 : 4
