// Whose a tracking number is, by its shape and its check digit, and where that carrier shows the way of the parcel.

export const CARRIERS = ['ups', 'fedex', 'usps', 'dhl', 'amazon', 'ontrac', 'postal'] as const
export type Carrier = (typeof CARRIERS)[number]

/** As people write them; `postal` is any post office of the world, whose parcels share one numbering. */
export const CARRIER_NAMES: Record<Carrier, string> = {
  ups: 'UPS',
  fedex: 'FedEx',
  usps: 'USPS',
  dhl: 'DHL',
  amazon: 'Amazon',
  ontrac: 'OnTrac',
  postal: '17TRACK',
}

const digitsOf = (text: string): number[] => [...text].map(Number)

/** Sum with weights that repeat from the right; the leftmost weight belongs to the last digit. */
const weighed = (digits: readonly number[], weights: readonly number[]): number =>
  digits
    .toReversed()
    .reduce((sum, digit, place) => sum + digit * (weights[place % weights.length] ?? 0), 0)

/** Modulo 10 with weights 3 and 1 from the right, as GS1 and USPS do it. */
const isThreeOne = (text: string): boolean => {
  const digits = digitsOf(text)
  return (10 - (weighed(digits.slice(0, -1), [3, 1]) % 10)) % 10 === digits.at(-1)
}

const isRest = (text: string, divisor: number): boolean =>
  BigInt(text.slice(0, -1)) % BigInt(divisor) === BigInt(text.slice(-1))

/** UPS 1Z: letters count as (code − 3) mod 10, every second character twice, modulo 10. */
const isUps = (text: string): boolean => {
  const signs = Array.from(text.slice(2), (sign) =>
    /\d/.test(sign) ? Number(sign) : (sign.charCodeAt(0) - 3) % 10,
  )
  const sum = signs.slice(0, -1).reduce((all, value, place) => all + value * ((place % 2) + 1), 0)
  return (10 - (sum % 10)) % 10 === signs.at(-1)
}

/** FedEx Express: weights 1, 3, 7 from the right, modulo 11, then modulo 10. */
const isFedexExpress = (text: string): boolean => {
  const digits = digitsOf(text)
  return (weighed(digits.slice(0, -1), [1, 3, 7]) % 11) % 10 === digits.at(-1)
}

/** Universal Postal Union S10: weights 8 6 4 2 3 5 9 7; 11 − sum mod 11, where 10 is 0 and 11 is 5. */
const isPostal = (text: string): boolean => {
  const digits = digitsOf(text.slice(2, 11))
  const sum = [8, 6, 4, 2, 3, 5, 9, 7].reduce(
    (all, weight, place) => all + weight * (digits[place] ?? 0),
    0,
  )
  const check = 11 - (sum % 11)
  return (check === 10 ? 0 : check === 11 ? 5 : check) === digits[8]
}

interface Shape {
  carrier: Carrier
  shape: RegExp
  /** Null where the numbers carry no check digit. */
  check: ((text: string) => boolean) | null
}

/** The surest first: what has letters of its own before what is digits alone. */
const SHAPES: readonly Shape[] = [
  { carrier: 'ups', shape: /^1Z[\dA-Z]{16}$/, check: isUps },
  { carrier: 'amazon', shape: /^TB[ABCM]\d{12}$/, check: null },
  { carrier: 'usps', shape: /^[A-Z]{2}\d{9}US$/, check: isPostal },
  { carrier: 'postal', shape: /^[A-Z]{2}\d{9}(?!US)[A-Z]{2}$/, check: isPostal },
  { carrier: 'dhl', shape: /^(?:JJD\d{16,18}|JD\d{18}|GM\d{16,18})$/, check: null },
  {
    carrier: 'ontrac',
    shape: /^C\d{14}$/,
    // The letter counts as 4; the rest as for UPS.
    check: (text) => isUps(`004${text.slice(1)}`),
  },
  // With the postal code of the receiver in front, and without.
  {
    carrier: 'usps',
    shape: /^420\d{5}(?:\d{4})?9[1-5]\d{20}$/,
    check: (text) => isThreeOne(text.slice(-22)),
  },
  { carrier: 'usps', shape: /^9[1-5]\d{20}$/, check: isThreeOne },
  { carrier: 'usps', shape: /^(?:7\d|03|23|9[1-5])\d{18}$/, check: isThreeOne },
  { carrier: 'fedex', shape: /^96\d{20}$/, check: (text) => isThreeOne(text.slice(7)) },
  { carrier: 'fedex', shape: /^\d{15}$/, check: isThreeOne },
  { carrier: 'fedex', shape: /^\d{12}$/, check: isFedexExpress },
  { carrier: 'dhl', shape: /^\d{10,11}$/, check: (text) => isRest(text, 7) },
]

/** The number without what people type into it: spaces, dashes, lower-case letters. */
export const tidyTrackingNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\dA-Z]/g, '')

/**
 * The carriers a number may belong to, the likeliest first; none when no shape and check digit fits. Formats and
 * check digits as the carriers and the Universal Postal Union publish them. A row of one digit is nobody's.
 */
export function recogniseCarriers(typed: string): Carrier[] {
  const number = tidyTrackingNumber(typed)
  if (number.length > 40 || /^(\d)\1*$/.test(number)) return []
  const found = SHAPES.filter(({ shape, check }) => shape.test(number) && (check?.(number) ?? true))
  return [...new Set(found.map(({ carrier }) => carrier))]
}

const PAGES: Record<Carrier, string> = {
  ups: 'https://www.ups.com/track?tracknum=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  dhl: 'https://www.dhl.com/us-en/home/tracking.html?submit=1&tracking-id=',
  amazon: 'https://track.amazon.com/tracking/',
  ontrac: 'https://www.ontrac.com/tracking/?number=',
  postal: 'https://t.17track.net/en#nums=',
}

/** The carrier's own page about the number. */
export const trackingUrl = (carrier: Carrier, typed: string): string =>
  PAGES[carrier] + encodeURIComponent(tidyTrackingNumber(typed))

const named = (carrierName: string | null): string => (carrierName ?? '').trim().toLowerCase()

/** The carrier of ours that is called so. */
const carrierOf = (carrierName: string | null): Carrier | undefined =>
  CARRIERS.find((each) => named(carrierName) === CARRIER_NAMES[each].toLowerCase())

/**
 * A number as it is kept: of a carrier that is recognised without what people type into it; any other, and whatever a
 * carrier is named for that is not known here, with the signs that carrier may mean (dashes), in capitals and without
 * spaces.
 */
export function keptTrackingNumber(typed: string, carrierName: string | null): string {
  const mayBeOurs = named(carrierName) === '' || carrierOf(carrierName) !== undefined
  return mayBeOurs && recogniseCarriers(typed).length > 0
    ? tidyTrackingNumber(typed)
    : typed.normalize('NFKC').toUpperCase().replaceAll(/\s+/g, '')
}

/** Where a parcel is followed: at the carrier that is named, or at the likeliest one where none is. Null: nobody knows. */
export function followUrl(carrierName: string | null, number: string): string | null {
  const [likely] = recogniseCarriers(number)
  const carrier = named(carrierName) === '' ? likely : carrierOf(carrierName)
  return carrier ? trackingUrl(carrier, number) : null
}
