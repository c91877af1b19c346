// What the fields of a customs rule are called.
import { CUSTOMS_BASES, CUSTOMS_CATEGORIES } from '#domain/customs-rule.ts'
import { useLineWords } from '#src/lib/customs-words.ts'
import { useTexts } from '#src/lib/texts.ts'

export function useSourceWords() {
  const { customsDesk: t } = useTexts()
  return {
    title: t.sourceTitle,
    url: t.sourceUrl,
    urlFault: t.fault.url,
    date: t.sourceDate,
    dateHint: t.sourceDateHint,
  }
}

export function useRuleWords() {
  const { customsDesk: t, customs, duties, tariffDesk, faults } = useTexts()
  const { baseText } = useLineWords()
  const source = useSourceWords()
  const { limit, step } = t
  const rateOf = (name: (typeof CUSTOMS_CATEGORIES)[number]) => {
    const category = customs.categories[name]()
    return { low: () => step.lowOf({ category }), high: () => step.highOf({ category }) }
  }
  return {
    ...t,
    regime: t.code,
    regimeHint: t.codeHint,
    validFrom: t.from,
    validTo: t.to,
    validToHint: t.toHint,
    confidence: t.sure,
    confidenceChoices: duties.confidence,
    source,
    sources: source,
    sourcesFault: faults.required,
    limitsOf: limit.of,
    limitsOfChoices: customs.bases,
    aboveCents: limit.above,
    fromCents: limit.from,
    upToCents: limit.upTo,
    belowCents: limit.below,
    upToGrams: limit.weight,
    upToUnits: limit.units,
    origins: limit.origins,
    originsHint: limit.codes,
    notOrigins: limit.notOrigins,
    categories: limit.only,
    categoriesChoices: customs.categories,
    notCategories: limit.not,
    notCategoriesChoices: customs.categories,
    modes: limit.modes,
    modesChoices: customs.modes,
    programme: customs.fields.programme,
    kind: step.kind,
    kindChoices: customs.kinds,
    name: step.called,
    nameHint: step.calledHint,
    charge: {
      by: step.by,
      byChoices: step.per,
      low: step.low,
      high: step.high,
      highHint: step.highHint,
      cents: step.amount,
      aboveCents: step.above,
      minusCents: step.minus,
      base: step.base,
      baseChoices: Object.fromEntries(CUSTOMS_BASES.map((base) => [base, () => baseText(base)])),
      inside: customs.reasons.inside,
      categories: Object.fromEntries(CUSTOMS_CATEGORIES.map((each) => [each, rateOf(each)])),
    },
    example: {
      declaredCents: customs.fields.value,
      freightCents: customs.fields.freight,
      insuranceCents: customs.fields.insurance,
      weight: t.kilograms,
      category: customs.fields.category,
      categoryChoices: customs.categories,
      mode: customs.fields.mode,
      modeChoices: customs.modes,
      day: customs.fields.day,
    },
    reviewedFault: tariffDesk.reviewedFault,
  }
}
