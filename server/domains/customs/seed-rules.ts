// Puts the rules the program comes with into the table, each once: at every start, on whatever database.
import { createHash } from 'node:crypto'
import { sql } from '@mikro-orm/core'
import { BUILT_IN_CUSTOMS_RULES } from '#domain/customs-rules/built-in.ts'
import type { CustomsRule } from '#domain/customs-rule.ts'
import type { Em } from '#server/platform/orm.ts'
import { CustomsRuleEntry } from './customs-rule.entity.ts'
import { rowOfRule } from './customs-rule.view.ts'

/** A release that changes a rule brings a new row; the old one stays and is replaced by it. */
const keyOf = (rule: CustomsRule): string =>
  createHash('sha256').update(JSON.stringify(rule)).digest('base64url')

/** Gives how many were missing. Processes that start together must take turns. */
export async function seedCustomsRules(
  em: Em,
  rules: readonly CustomsRule[] = BUILT_IN_CUSTOMS_RULES,
): Promise<number> {
  const rows = rules.map((rule) => ({
    ...rowOfRule(rule),
    builtInKey: keyOf(rule),
    createdBy: null,
    createdAt: sql.now(),
  }))
  const known = await em.find(
    CustomsRuleEntry,
    { builtInKey: { $in: rows.map(({ builtInKey }) => builtInKey) } },
    { fields: ['builtInKey'] },
  )
  const keys = new Set(known.map(({ builtInKey }) => builtInKey))
  const missing = rows.filter(({ builtInKey }) => !keys.has(builtInKey))
  await em.insertMany(CustomsRuleEntry, missing)
  return missing.length
}
