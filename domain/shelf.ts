// Pieces at a store and what of them is for sale here: what our orders hold is on its shelf until it is bought there.

export interface Shelf {
  /** Pieces for sale. */
  readonly stock: number
  /** Pieces that orders hold and nobody has bought yet. */
  readonly reserved: number
  /** While none is for sale: how many of those that orders hold are not there, either. */
  readonly missing: number
}

/** How many the store has, as far as is known. */
export const piecesAtStore = ({ stock, reserved, missing }: Shelf): number =>
  stock > 0 ? stock + reserved : Math.max(0, reserved - missing)

/** What is for sale, and missing, of so many at the store. */
export const ofPiecesAtStore = (
  pieces: number,
  reserved: number,
): Pick<Shelf, 'stock' | 'missing'> => ({
  stock: Math.max(0, pieces - reserved),
  missing: Math.max(0, reserved - pieces),
})
