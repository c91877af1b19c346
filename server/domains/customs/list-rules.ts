// All rows of a country as the admin's desk shows them, newest first, each with how it stands today.
import type { AdminCustoms, CustomsRuleRow } from '#contract/customs.ts'
import { compileCustoms, rulesInForce } from '#domain/customs-book.ts'
import { holdsOn } from '#domain/customs-match.ts'
import type { CustomsCountry, CustomsRule, Day } from '#domain/customs-rule.ts'
import { shopDay } from '#domain/shop-day.ts'
import type { Ctx } from '#server/ctx.ts'
import { findAuthors } from '#server/domains/auth/find-authors.ts'
import { ruleOfRow } from './customs-rule.view.ts'
import { findCustomsRows } from './customs.queries.ts'

const stateOf = (
  rule: CustomsRule,
  /** Those after it, which go before it wherever both hold. */
  later: readonly CustomsRule[],
  inForce: ReadonlySet<CustomsRule>,
  today: Day,
): CustomsRuleRow['state'] => {
  if (inForce.has(rule)) return 'in_force'
  if (!holdsOn(rule, today)) {
    const { validFrom, validTo, regime } = rule
    if ((validTo ?? today) < today) return 'over'
    // From its first day to its last another one goes before it: that day never comes.
    const isTaken = later.some(
      (each) =>
        each.regime === regime &&
        holdsOn(each, validFrom ?? today) &&
        (each.validTo === null || (validTo !== null && validTo <= each.validTo)),
    )
    return isTaken ? 'replaced' : 'to_come'
  }
  return rule.data.withdrawn ? 'withdrawn' : 'replaced'
}

export async function listCustomsRules(
  { em, now }: Pick<Ctx, 'em' | 'now'>,
  country: CustomsCountry,
): Promise<AdminCustoms> {
  const today = shopDay(now)
  const rows = await findCustomsRows(em, country)
  const rules = rows.map(ruleOfRow)
  const inForce = new Set(
    rulesInForce(compileCustoms(rules), country, today).map(({ rule }) => rule),
  )
  const authorOf = await findAuthors(em, rows)
  const viewed = rows.map((row, index): CustomsRuleRow => {
    const rule = rules[index] as CustomsRule
    return {
      id: row.id,
      rule,
      builtIn: row.builtInKey !== null,
      createdAt: row.createdAt.toISOString(),
      createdBy: authorOf(row),
      state: stateOf(rule, rules.slice(index + 1), inForce, today),
    }
  })
  return { today, rows: viewed.sort((a, b) => b.id - a.id) }
}
