// The customs rules an answer was computed with: their numbers now, and the same rules again later.
import { type CompiledCustoms, compileCustoms, rulesInForce } from '#domain/customs-book.ts'
import type { CustomsCountry, Day } from '#domain/customs-rule.ts'
import type { Em } from '#server/platform/orm.ts'
import { CustomsRuleEntry } from './customs-rule.entity.ts'
import { ruleOfRow } from './customs-rule.view.ts'
import type { CustomsBook } from './customs.queries.ts'

/** The rules in force on a day, in the order they are tried. */
export const rulesUsed = (
  { compiled, numbers }: CustomsBook,
  country: CustomsCountry,
  day: Day,
): number[] => rulesInForce(compiled, country, day).flatMap(({ rule }) => numbers.get(rule) ?? [])

/** Prepared again from their numbers. Throws when one is missing: rows are only ever added, so none can be. */
export async function findStoredBook(em: Em, numbers: readonly number[]): Promise<CompiledCustoms> {
  const where = { id: { $in: [...numbers] } }
  const rows = await em.find(CustomsRuleEntry, where, { disableIdentityMap: true })
  return compileCustoms(
    numbers
      .map((id) => {
        const row = rows.find((each) => each.id === id)
        if (!row) throw new Error(`customs rule ${id} is gone`)
        return ruleOfRow(row)
      })
      // The later of two counts, and equal ranks keep their order.
      .toReversed(),
  )
}
