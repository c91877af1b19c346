// A customs rule as the texts of its form; the inverse of `readRule`.
import {
  CUSTOMS_CATEGORIES,
  type CustomsRule,
  type CustomsSource,
  type CustomsStep,
} from '#domain/customs-rule.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { type CardTexts, formWriter } from '../kit/card-texts.ts'

export type RuleTexts = CardTexts
type Writer = ReturnType<typeof formWriter>

/** Empty rows at the end, so that a form without scripts grows too. */
const SPARE_STEPS = 1
export const MOST_STEPS = 13
export const MOST_SOURCES = 6

const flag = (value: boolean | undefined): string[] => (value ? ['1'] : [])
/** Basis points as per cent. */
const percent = ({ amount }: Writer, basisPoints: number) => amount(basisPoints * 10)

const sourceTexts = (at: string, source: CustomsSource): RuleTexts => ({
  [`${at}.title`]: [source.title],
  [`${at}.url`]: [source.url ?? ''],
  [`${at}.date`]: [source.date ?? ''],
})

function stepTexts(step: CustomsStep, place: number, write: Writer): RuleTexts {
  const at = `step.${place}`
  const { charge } = step
  const head: RuleTexts = {
    [`${at}.kind`]: [step.kind],
    [`${at}.name`]: [step.name ?? ''],
    [`${at}.place`]: [String(place + 1)],
    [`${at}.by`]: [charge.by],
    [`${at}.confidence`]: [step.confidence],
  }
  const sources = step.sources.map((source, index) => sourceTexts(`${at}.source.${index}`, source))
  if (charge.by !== 'rate')
    return Object.assign({}, head, ...sources, { [`${at}.amount`]: [write.dollars(charge.cents)] })
  const own = CUSTOMS_CATEGORIES.map((category) => {
    const rate = charge.categories?.[category]
    return {
      [`${at}.${category}.low`]: [rate ? percent(write, rate.low) : ''],
      [`${at}.${category}.high`]: [rate ? percent(write, rate.high) : ''],
    }
  })
  return Object.assign({}, head, ...sources, ...own, {
    [`${at}.low`]: [charge.rate ? percent(write, charge.rate.low) : ''],
    [`${at}.high`]: [charge.rate ? percent(write, charge.rate.high) : ''],
    [`${at}.base`]: charge.base,
    [`${at}.inside`]: flag(charge.inside),
    [`${at}.above`]: [charge.aboveCents ? write.dollars(charge.aboveCents) : ''],
    [`${at}.minus`]: [charge.minusCents ? write.dollars(charge.minusCents) : ''],
  })
}

/** What the fields say about a rule. */
export function textsOfRule(rule: CustomsRule, locale: Locale): RuleTexts {
  const write = formWriter(locale)
  const { when, steps, rank, title, practice } = rule.data
  const cents = (value: number | undefined) => [write.dollars(value ?? null)]
  return Object.assign(
    {
      regime: [rule.regime.slice(rule.regime.indexOf('.') + 1)],
      title: [title ?? ''],
      rank: [String(rank)],
      practice: flag(practice),
      validFrom: [rule.validFrom ?? ''],
      validTo: [rule.validTo ?? ''],
      confidence: [rule.confidence],
      limitsOf: [when.limitsOf ?? 'declared'],
      aboveCents: cents(when.aboveCents),
      fromCents: cents(when.fromCents),
      upToCents: cents(when.upToCents),
      belowCents: cents(when.belowCents),
      upToGrams: [when.upToGrams === undefined ? '' : write.amount(when.upToGrams)],
      upToUnits: [when.upToUnits === undefined ? '' : String(when.upToUnits)],
      categories: when.categories ?? [],
      notCategories: when.notCategories ?? [],
      modes: when.modes ?? [],
      origins: [(when.origins ?? []).join(' ')],
      notOrigins: [(when.notOrigins ?? []).join(' ')],
      programme: flag(when.programme),
    },
    sourceTexts('source', rule.source),
    ...steps.map((step, place) => stepTexts(step, place, write)),
  )
}

/** How many steps the form shows: those that are filled, and one more. */
export function stepCount(texts: RuleTexts): number {
  const filled = Array.from({ length: MOST_STEPS }, (_, place) => place).filter(
    (place) => (texts[`step.${place}.kind`]?.[0] ?? '') !== '',
  )
  return Math.min(MOST_STEPS, (filled.at(-1) ?? -1) + 1 + SPARE_STEPS)
}
