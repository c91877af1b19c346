// Opens the ORM on a database; the one place that knows how MikroORM is set up.
import path from 'node:path'
import type { EntitySchema } from '@mikro-orm/core'
import { Migrator } from '@mikro-orm/migrations'
import { defineConfig, MikroORM } from '@mikro-orm/postgresql'
import { type Pool, TypeOverrides, types } from 'pg'
import { KEEP_ALIVE } from './keep-alive.ts'
import { freeLostPlaces } from './free-lost-places.ts'
import { limitWaits } from './limit-waits.ts'
import { MigrationGenerator } from './migration-generator.ts'

export const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations')

export interface WaitLimits {
  /** For a connection: to a server that does not answer, or for a free place in the pool. */
  connectionMs: number
  /** After so long the database breaks a statement off; none: it may take its time. */
  statementMs?: number
  /** After so long without a lock it breaks off what waits for one. */
  lockMs?: number
  /** For what the database says to a statement, before the connection counts as lost; none: as long as the line holds. */
  answerMs?: number
}

/** Commands and the start: nobody stands in line behind them. */
const NO_HURRY: WaitLimits = { connectionMs: 10_000 }
/** A person waits: whatever it is that does not answer, they are told within five seconds. */
export const REQUEST_WAITS: WaitLimits = {
  connectionMs: 2000,
  lockMs: 3000,
  statementMs: 4000,
  answerMs: 4500,
}
/** A job may take its time, but a line that went dead does not hold it for ever. */
export const JOB_WAITS: WaitLimits = { connectionMs: 10_000, answerMs: 15 * 60_000 }

export interface OrmOptions {
  databaseUrl: string
  poolSize?: number
  waits?: WaitLimits
}

/** Moments are read as dates, days stay text, with entities and without. */
const readTypes = new TypeOverrides()
readTypes.setTypeParser(types.builtins.DATE, (text) => text)

const onPoolCreated =
  ({ answerMs }: WaitLimits) =>
  (pool: Pool): void => {
    freeLostPlaces(pool)
    if (answerMs !== undefined) limitWaits(pool, answerMs)
  }

export const ormConfig = (
  entities: readonly EntitySchema[],
  { databaseUrl, poolSize = 10, waits = NO_HURRY }: OrmOptions,
) =>
  defineConfig({
    clientUrl: databaseUrl,
    entities: [...entities],
    extensions: [Migrator],
    forceUtcTimezone: true,
    pool: { min: 0, max: poolSize },
    driverOptions: {
      // Of the address above only host, database and user are taken; here also what follows its question mark (sslmode).
      connectionString: databaseUrl,
      connectionTimeoutMillis: waits.connectionMs,
      types: readTypes,
      ...KEEP_ALIVE,
      onPoolCreated: onPoolCreated(waits),
      ...(waits.statementMs && { statement_timeout: waits.statementMs }),
      ...(waits.lockMs && { lock_timeout: waits.lockMs }),
    },
    migrations: {
      path: migrationsFolder,
      pathTs: migrationsFolder,
      glob: '!(*.d).ts',
      emit: 'ts',
      generator: MigrationGenerator,
      // What is there is read from a database, so that two branches have no common file to clash in.
      snapshot: false,
      allOrNothing: true,
      silent: true,
    },
    // The queue's schema is not ours, and functions are written in migrations: keep the differ's hands off them.
    schemaGenerator: { ignoreSchema: ['pgboss'], ignoreRoutines: true },
  })

export const openOrm = (entities: readonly EntitySchema[], options: OrmOptions) =>
  MikroORM.init(ormConfig(entities, options))

export type Orm = Awaited<ReturnType<typeof openOrm>>
export type Em = Orm['em']

/** The statement's way to the database, without entities: for what is asked often and looked at once. */
export type Db = ReturnType<Em['getKysely']>
