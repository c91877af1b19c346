// How many pieces may be held without being paid for, so that nobody empties the shop with orders alone.

/** How long the pieces of somebody without a confirmed address are held until a payment is reported. */
export const GUEST_HOLD_HOURS = 6

/** How long a reported payment holds pieces for whoever has never paid an order here: a weekend and a working day. */
export const REPORT_HOLD_HOURS = 72

/** What one confirmed mailbox may hold unpaid: several times what a family orders at once. */
export const HELD_PIECES = 150
export const HELD_DOLLARS = 15_000

/** How much of a product, and of all that is for sale, those who have never paid an order may hold together. */
export const NEWCOMER_PERCENT = 25

/** What newcomers may hold of a product of which there are few: a quarter of one piece is none. */
const NEWCOMER_PIECES = 3

/**
 * How many times that each may hold: behind one network address of a carrier there are many families at once, and
 * behind one carrier many networks.
 */
const TIMES = { mailbox: 1, network: 6, carrier: 12 } as const
export type HolderKind = keyof typeof TIMES

/** Whoever has paid an order before is a customer, which nobody becomes for nothing. */
const KNOWN_TIMES = 4

/** Pieces, and their price in cents. */
export interface HeldGoods {
  readonly pieces: number
  readonly cents: number
}

/** What one holder of a kind may hold unpaid, of what one mailbox may. */
export const mostHeld = (
  kind: HolderKind,
  isKnown: boolean,
  { pieces, cents }: HeldGoods,
): HeldGoods => {
  const times = TIMES[kind] * (isKnown ? KNOWN_TIMES : 1)
  return { pieces: pieces * times, cents: cents * times }
}

/** Whether what is held and what is asked for are more than may be held. */
export const isTooMuch = (held: HeldGoods, asked: HeldGoods, most: HeldGoods): boolean =>
  held.pieces + asked.pieces > most.pieces || held.cents + asked.cents > most.cents

/** How many of so many pieces, held and for sale, newcomers may hold together. */
export const mostOfNewcomers = (pieces: number, percent: number): number =>
  Math.max(NEWCOMER_PIECES, Math.floor((pieces * percent) / 100))

/** From a tenth of all pieces on, those who run the shop are told. */
export const isMuchHeld = (heldPieces: number, piecesForSale: number): boolean =>
  heldPieces > 0 && heldPieces * 10 >= heldPieces + piecesForSale
