// What the fields of a customs rule are called where they are named away from their place.
import { CUSTOMS_CATEGORIES } from '#domain/customs-rule.ts'
import { useTexts } from '#src/lib/texts.ts'

type Words = Readonly<Record<string, () => string>>

/** Of a charge, `step.0.low`; of one of its sources, `step.0.source.1.url`; of its own rates, `step.0.toys.low`. */
const STEP = /^step\.(?<row>\d+)\.(?:source\.\d+\.)?(?<part>.+)$/u

export function useRuleLabels(): (name: string) => string {
  const { customsDesk: t, customs, pricing } = useTexts()
  const { limit, step } = t
  const source: Words = { title: t.sourceTitle, url: t.sourceUrl, date: t.sourceDate }
  const own: Words = Object.fromEntries(
    CUSTOMS_CATEGORIES.flatMap((name) => {
      const category = customs.categories[name]()
      return [
        [`${name}.low`, () => step.lowOf({ category })],
        [`${name}.high`, () => step.highOf({ category })],
      ]
    }),
  )
  const { kind, place, by, low, high, amount, above, minus, base } = step
  const plain: Words = { kind, place, by, low, high, amount, above, minus, base }
  const ofStep: Words = { ...plain, ...source, ...own, name: step.called, confidence: t.sure }
  const ofRule: Words = {
    regime: t.code,
    title: t.title,
    rank: t.rank,
    validFrom: t.from,
    validTo: t.to,
    confidence: t.sure,
    'source.title': t.sourceTitle,
    'source.url': t.sourceUrl,
    'source.date': t.sourceDate,
    limitsOf: limit.of,
    aboveCents: limit.above,
    fromCents: limit.from,
    upToCents: limit.upTo,
    belowCents: limit.below,
    upToGrams: limit.weight,
    upToUnits: limit.units,
    origins: limit.origins,
    notOrigins: limit.notOrigins,
    categories: limit.only,
    notCategories: limit.not,
    modes: limit.modes,
    'try.value': customs.fields.value,
    'try.freight': customs.fields.freight,
    'try.insurance': customs.fields.insurance,
    'try.weight': t.kilograms,
    'try.category': customs.fields.category,
    'try.mode': customs.fields.mode,
    'try.day': customs.fields.day,
    reviewed: t.reviewed,
  }
  return (name) => {
    const { row = '', part = '' } = STEP.exec(name)?.groups ?? {}
    const inStep = ofStep[part]
    if (inStep) return step.numbered({ place: Number(row) + 1, charge: inStep() })
    return ofRule[name]?.() ?? pricing.field()
  }
}
