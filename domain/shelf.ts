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

/** The shelf when an order holds pieces, whether they are there or not. */
export const holdPieces = (shelf: Shelf, quantity: number): Shelf => {
  const reserved = shelf.reserved + quantity
  return { reserved, ...ofPiecesAtStore(piecesAtStore(shelf), reserved) }
}

/**
 * The shelf when an order's pieces are released (no longer held), returned (for sale again), or both, which is how an
 * order is given up before anything was bought; and by how many `change` what there is, whoever counted it last.
 */
export const movePieces = (
  shelf: Shelf,
  quantity: number,
  { returned, released }: { readonly returned: boolean; readonly released: boolean },
): { readonly shelf: Shelf; readonly change: number } => {
  const reserved = released ? Math.max(0, shelf.reserved - quantity) : shelf.reserved
  const change = (returned ? quantity : 0) - (shelf.reserved - reserved)
  const pieces = Math.max(0, piecesAtStore(shelf) + change)
  return { shelf: { reserved, ...ofPiecesAtStore(pieces, reserved) }, change }
}
