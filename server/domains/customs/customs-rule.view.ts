// Rules as rows and rows as rules.
import type { CustomsRule } from '#domain/customs-rule.ts'
import type { CustomsRuleEntryRow } from './customs-rule.entity.ts'

export const ruleOfRow = (row: CustomsRuleEntryRow): CustomsRule => ({
  country: row.country,
  regime: row.regime,
  validFrom: row.validFrom ?? null,
  validTo: row.validTo ?? null,
  confidence: row.confidence,
  source: { title: row.sourceTitle, url: row.sourceUrl ?? null, date: row.sourceDate ?? null },
  data: row.data,
})

export const rowOfRule = ({ source, ...rule }: CustomsRule) => ({
  ...rule,
  sourceTitle: source.title,
  sourceUrl: source.url,
  sourceDate: source.date,
})
