// One version of a customs regime as a row. Rows are only ever added: an estimate of last year can still be explained.
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { Confidence, CustomsCountry, RegimeData } from '#domain/customs-rule.ts'

export const CustomsRuleEntry = defineEntity({
  name: 'CustomsRuleEntry',
  tableName: 'customs_rule',
  properties: {
    id: p.integer().primary().autoincrement(),
    country: p.text().$type<CustomsCountry>().index('customs_rule_country'),
    regime: p.text(),
    validFrom: p.date().nullable(),
    validTo: p.date().nullable(),
    confidence: p.text().$type<Confidence>(),
    sourceTitle: p.text(),
    sourceUrl: p.text().nullable(),
    sourceDate: p.text().nullable(),
    data: p.json<RegimeData>(),
    // Hash of a rule the program came with; null for rows somebody added.
    builtInKey: p.text().nullable().unique('customs_rule_built_in'),
    // A plain number: the rule outlives the account.
    createdBy: p.integer().nullable(),
    createdAt: p.datetime(),
  },
  checks: [
    {
      name: 'customs_rule_days',
      expression: 'valid_from is null or valid_to is null or valid_from <= valid_to',
    },
    {
      name: 'customs_rule_origin',
      expression: '(built_in_key is null) <> (created_by is null)',
    },
  ],
  triggers: [
    {
      name: 'frozen',
      timing: 'before',
      events: ['update', 'delete'],
      forEach: 'row',
      body: `raise exception 'customs rules are only ever added'`,
    },
  ],
})

export type CustomsRuleEntryRow = InferEntity<typeof CustomsRuleEntry>
