// Reads decimal texts and box sizes of files and forms exactly, so that no measure passes through floating point.
import type { Box, LengthUnit } from './units.ts'

export type ParsedThousandths =
  | { ok: true; thousandths: number }
  | { ok: false; code: 'empty' | 'not_a_number' | 'too_precise' | 'too_large' }

/** A million units: no parcel, side or weight of this trade comes near it. */
export const MAX_THOUSANDTHS = 1_000_000_000

/**
 * Reads a number of zero or more with at most three decimals to thousandths: `7.6` → 7600, `12,5` → 12500. Comma and
 * point both separate decimals (forms are filled in four languages); grouped thousands are not read.
 */
export const parseThousandths = (text: string): ParsedThousandths => {
  const bare = text.trim()
  if (bare === '') return { ok: false, code: 'empty' }
  const match = /^(\d*)(?:[.,](\d+))?$/u.exec(bare)
  if (match === null) return { ok: false, code: 'not_a_number' }
  const [, whole = '', fraction = ''] = match
  if (/[1-9]/u.test(fraction.slice(3))) return { ok: false, code: 'too_precise' }
  const thousandths = Number(`${whole}${fraction.slice(0, 3).padEnd(3, '0')}`)
  return thousandths > MAX_THOUSANDTHS
    ? { ok: false, code: 'too_large' }
    : { ok: true, thousandths }
}

const UNIT_WORDS = new Map<string, LengthUnit>(
  Object.entries({
    '': 'in',
    '"': 'in',
    in: 'in',
    inch: 'in',
    inches: 'in',
    cm: 'cm',
    mm: 'mm',
    m: 'm',
    ft: 'ft',
    feet: 'ft',
  }),
)

/**
 * Reads a box such as `7.6 x 4.8 x 1.4 inches` or `30×20×10 cm`; without a unit the sides are inches, as in US
 * listings. Null when there are not three sides above zero or the unit is unknown.
 */
export const parseBox = (text: string): Box | null => {
  const match =
    /^\s*([\d.,]+)\s*"?\s*[x×*]\s*([\d.,]+)\s*"?\s*[x×*]\s*([\d.,]+)\s*("|[a-z]*)\.?\s*$/iu.exec(
      text,
    )
  const unit = UNIT_WORDS.get(match?.[4]?.toLowerCase() ?? 'none')
  if (match === null || unit === undefined) return null
  const [length, width, height] = match.slice(1, 4).map((side) => {
    const parsed = parseThousandths(side)
    return parsed.ok && parsed.thousandths > 0 ? { thousandths: parsed.thousandths, unit } : null
  })
  return length && width && height ? { length, width, height } : null
}
