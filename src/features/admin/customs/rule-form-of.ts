// The form of a new version of a customs rule as data: its fields, what they say, and what is wrong with it.
import { z } from 'zod'
import { customsRuleSchema } from '#contract/customs-rule.ts'
import type { CustomsCountry, CustomsRule } from '#domain/customs-rule.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { Fields, TypedGroup } from '#src/lib/form/kind.ts'
import { group } from '#src/lib/form/kinds.ts'
import { readForm } from '#src/lib/form/read-form.ts'
import { NEW_RULE, RULE } from './rule-fields.ts'
import { checkRule, shapeRule } from './shape-rule.ts'

const schema = z.object({ rule: customsRuleSchema })
/** Between the built-in ranks, which go in tens. */
const USUAL_RULE = { confidence: 'medium', data: { rank: 55 } }

/** `base` is the version it begins with; null: a regime of its own. */
export function ruleForm(country: CustomsCountry, base: CustomsRule | null) {
  const fields: Fields = { rule: group<Fields>(base ? RULE : NEW_RULE) }
  const shape = (read: Record<string, unknown>) => shapeRule(read['rule'] as object, country, base)
  const check = ({ rule }: { rule: CustomsRule }) => checkRule(rule)
  return {
    fields,
    stored: { rule: base ?? USUAL_RULE },
    shape,
    check,
    read: (typed: TypedGroup, locale: Locale) =>
      readForm({
        fields,
        schema,
        typed,
        locale,
        check,
        shape: (read) => ({ rule: shape(read) }),
      }),
  }
}
