// The tables as the entities describe them, for reads and set-based writes in SQL; on this side all names are camelCase.
import type { InferKyselyDB } from '@mikro-orm/postgresql'
import { CamelCasePlugin, type Kysely } from 'kysely'
import type { entities } from './entities.ts'
import type { Em } from './platform/orm.ts'

type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name extends string
    ? Name
    : never

type Columns<Table> = { [Name in keyof Table as CamelCase<Name>]: Table[Name] }

type Stored = InferKyselyDB<(typeof entities)[number]>

export type Tables = { [Name in keyof Stored as CamelCase<Name>]: Columns<Stored[Name]> }

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

/** Kysely over all tables, within the transaction of `em` if it has one. */
export const tables = (em: Em): Kysely<Tables> => em.getKysely<Tables>().withPlugin(camelCase)
