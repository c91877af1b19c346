// The tables as the entities describe them, for reads and set-based writes in SQL; on this side all names are camelCase.
import type { InferKyselyDB } from '@mikro-orm/postgresql'
import { CamelCasePlugin, type Kysely, sql } from 'kysely'
import type { entities } from './entities.ts'
import type { Em } from './platform/orm.ts'

type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name extends string
    ? Name
    : never

type Columns<Table> = { [Name in keyof Table as CamelCase<Name>]: Table[Name] }

type Stored = InferKyselyDB<(typeof entities)[number]>

/** The queue has no entities: of its jobs this is what the shop looks at. */
interface QueuedJob {
  id: string
  name: string
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'
  singletonKey: string | null
  data: Record<string, unknown> | null
  sourceName: string | null
  sourceOutput: Record<string, unknown> | null
  sourceRetryCount: number | null
  createdOn: Date
  startedOn: Date | null
  completedOn: Date | null
  startAfter: Date
}

export type Tables = { [Name in keyof Stored as CamelCase<Name>]: Columns<Stored[Name]> } & {
  'pgboss.job': QueuedJob
}

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

/** How many rows, as a number: a plain count comes as text. */
export const countRows = sql<number>`count(*)::int`

/** Compares with each of them, as one parameter: `where('id', '=', anyOf(ids))`. */
export const anyOf = (ids: readonly number[]) => sql<number>`any(${ids}::int[])`

/** When the transaction began, by the database's clock. */
export const NOW = sql<Date>`now()`

/** Kysely over all tables, within the transaction of `em` if it has one. */
export const tables = (em: Em): Kysely<Tables> => em.getKysely<Tables>().withPlugin(camelCase)
