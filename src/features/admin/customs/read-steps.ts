// Reads the charges of a typed rule, in the order their places say; unchanged rates of a category keep their source.
import {
  CONFIDENCES,
  CUSTOMS_BASES,
  CUSTOMS_CATEGORIES,
  CUSTOMS_KINDS,
  type CustomsRate,
  type CustomsRule,
  type CustomsSource,
  type CustomsStep,
  type RateCharge,
} from '#domain/customs-rule.ts'
import type { CardReader } from '../kit/card-reader.ts'
import { MOST_SOURCES, MOST_STEPS, type RuleTexts } from './rule-texts.ts'

/** A step with its row in the form, for its faults. */
interface PlacedStep {
  readonly at: number
  readonly place: number
  readonly step: CustomsStep
}

export interface TextReader extends CardReader {
  readonly text: (name: string) => string
}

/** Null where all three are empty and none is needed. */
export function readSource(read: TextReader, at: string, isNeeded: boolean): CustomsSource | null {
  const [title, url, date] = ['title', 'url', 'date'].map((part) => read.text(`${at}.${part}`)) as [
    string,
    string,
    string,
  ]
  if (!isNeeded && title + url + date === '') return null
  if (title === '') read.blame(`${at}.title`, 'required')
  return { title, url: url || null, date: date || null }
}

/** Null where both ends are empty; one end alone stands for both. */
function readRate(read: TextReader, at: string): CustomsRate | null {
  const [hasLow, hasHigh] = [read.text(`${at}.low`) !== '', read.text(`${at}.high`) !== '']
  if (!hasLow && !hasHigh) return null
  return {
    low: read.percent(`${at}.${hasLow ? 'low' : 'high'}`),
    high: read.percent(`${at}.${hasHigh ? 'high' : 'low'}`),
  }
}

function readCharge(
  read: TextReader,
  at: string,
  known: CustomsStep | undefined,
  own: Pick<CustomsStep, 'confidence' | 'sources'>,
): CustomsStep['charge'] {
  const by = read.oneOf(`${at}.by`, ['rate', 'kilogram', 'box', 'parcel'])
  if (by !== 'rate') return { by, cents: read.dollars(`${at}.amount`) }
  const before = known?.charge.by === 'rate' ? known.charge.categories : undefined
  const rates = CUSTOMS_CATEGORIES.flatMap((category) => {
    const rate = readRate(read, `${at}.${category}`)
    if (!rate) return []
    const kept = before?.[category]
    if (kept?.low === rate.low && kept.high === rate.high) return [[category, kept] as const]
    const source = own.sources[0] ?? { title: '', url: null, date: null }
    return [[category, { ...rate, confidence: own.confidence, source }] as const]
  })
  // A sum has no order; the written one stays, so that nothing looks changed.
  const written = known?.charge.by === 'rate' ? known.charge.base : []
  const base = read.set(`${at}.base`, CUSTOMS_BASES)
  const above = read.orNull(`${at}.above`, read.dollars)
  const minus = read.orNull(`${at}.minus`, read.dollars)
  return {
    by,
    rate: readRate(read, at),
    ...(rates.length > 0 && {
      categories: Object.fromEntries(rates) as NonNullable<RateCharge['categories']>,
    }),
    base: [
      ...written.filter((each) => base.includes(each)),
      ...base.filter((each) => !written.includes(each)),
    ],
    ...(read.flag(`${at}.inside`) && { inside: true }),
    ...(above && { aboveCents: above }),
    ...(minus && { minusCents: minus }),
  }
}

/** Rows without a kind are left out. `base` is the rule the form began with. */
export function readSteps(
  read: TextReader,
  texts: RuleTexts,
  base: CustomsRule | null,
): PlacedStep[] {
  const rows = Array.from({ length: MOST_STEPS }, (_, place) => place)
  const placed = rows.flatMap((at): PlacedStep[] => {
    const name = `step.${at}`
    if ((texts[`${name}.kind`]?.[0] ?? '') === '') return []
    const kind = read.oneOf(`${name}.kind`, CUSTOMS_KINDS)
    const confidence = read.oneOf(`${name}.confidence`, CONFIDENCES)
    const sources = Array.from({ length: MOST_SOURCES }, (_, index) => index).flatMap(
      (index) => readSource(read, `${name}.source.${index}`, index === 0) ?? [],
    )
    const known = base?.data.steps.find((step) => step.kind === kind)
    const charge = readCharge(read, name, known, { confidence, sources })
    const place = read.orNull(`${name}.place`, read.whole) ?? MOST_STEPS
    const step = { kind, name: read.text(`${name}.name`) || null, charge, confidence, sources }
    return [{ at, place, step }]
  })
  return placed.toSorted((a, b) => a.place - b.place || a.at - b.at)
}
