// How many pieces may be held without being paid for, so that nobody empties the shop with orders alone.

/** How long the pieces of somebody without a confirmed address are held until a payment is reported. */
export const GUEST_HOLD_HOURS = 6

/** What one e-mail address may hold unpaid: several times what a family orders at once. */
export const HELD_PIECES = 150
export const HELD_DOLLARS = 15_000

/**
 * How many times that each may hold: an address is typed, an account with a confirmed one is a person, and behind one
 * network address of a carrier there are many families at once.
 */
const TIMES = { address: 1, account: 4, network: 6 } as const
export type HolderKind = keyof typeof TIMES

/** Pieces, and their price in cents. */
export interface HeldGoods {
  readonly pieces: number
  readonly cents: number
}

/** What one holder of a kind may hold unpaid, of what one e-mail address may. */
export const mostHeld = (kind: HolderKind, { pieces, cents }: HeldGoods): HeldGoods => ({
  pieces: pieces * TIMES[kind],
  cents: cents * TIMES[kind],
})

/** Whether what is held and what is asked for are more than may be held. */
export const isTooMuch = (held: HeldGoods, asked: HeldGoods, most: HeldGoods): boolean =>
  held.pieces + asked.pieces > most.pieces || held.cents + asked.cents > most.cents

/** From a tenth of all pieces on, those who run the shop are told. */
export const isMuchHeld = (heldPieces: number, piecesForSale: number): boolean =>
  heldPieces > 0 && heldPieces * 10 >= heldPieces + piecesForSale
