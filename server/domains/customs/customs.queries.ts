// Reads the customs rules, kept prepared in the process until the table has other rows.
import { sql } from 'kysely'
import { type CompiledCustoms, compileCustoms } from '#domain/customs-book.ts'
import type { CustomsCountry, CustomsRule } from '#domain/customs-rule.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Em, Orm } from '#server/platform/orm.ts'
import { tables } from '#server/tables.ts'
import { CustomsRuleEntry, type CustomsRuleEntryRow } from './customs-rule.entity.ts'
import { ruleOfRow } from './customs-rule.view.ts'

export interface CustomsBook {
  readonly rules: readonly CustomsRule[]
  /** The rows they are: what is kept names them by it. */
  readonly numbers: ReadonlyMap<CustomsRule, number>
  readonly compiled: CompiledCustoms
}

interface Kept {
  readonly version: string
  readonly book: CustomsBook
  askedAt: number
}

/** How long a process may not notice what another one added. */
const UNNOTICED_MS = 1000

const kept = new WeakMap<Orm, Kept>()

/** Rows are only added, so their number and the last id tell one state of the table from every other. */
const findVersion = async (em: Em): Promise<string> => {
  const { version } = await tables(em)
    .selectFrom('customsRule')
    .select(sql<string>`count(*) || ':' || coalesce(max(id), 0)`.as('version'))
    .executeTakeFirstOrThrow()
  return version
}

/** Built-in rows first, then the added ones, each oldest first: the later of two versions counts. */
export async function findCustomsRows(
  em: Em,
  country?: CustomsCountry,
): Promise<CustomsRuleEntryRow[]> {
  const rows = await em.find(CustomsRuleEntry, country ? { country } : {}, {
    orderBy: { id: 'asc' },
  })
  const isBuiltIn = ({ builtInKey }: CustomsRuleEntryRow) => builtInKey !== null
  return [...rows.filter(isBuiltIn), ...rows.filter((row) => !isBuiltIn(row))]
}

/** After a row was added in this process. */
export const forgetCustomsBook = ({ orm }: Pick<Ctx, 'orm'>): void => {
  kept.delete(orm)
}

/** All rules, prepared for estimates. */
export async function loadCustomsBook({ orm, em }: Pick<Ctx, 'orm' | 'em'>): Promise<CustomsBook> {
  const known = kept.get(orm)
  const now = performance.now()
  if (known && now - known.askedAt < UNNOTICED_MS) return known.book
  const version = await findVersion(em)
  if (known?.version === version) {
    known.askedAt = now
    return known.book
  }
  const rows = (await findCustomsRows(em)).map((row) => [ruleOfRow(row), row.id] as const)
  const rules = rows.map(([rule]) => rule)
  const book = { rules, numbers: new Map(rows), compiled: compileCustoms(rules) }
  kept.set(orm, { version, book, askedAt: now })
  return book
}
