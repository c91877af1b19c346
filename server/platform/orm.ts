// Opens the ORM on a database; the one place that knows how MikroORM is set up.
import path from 'node:path'
import type { EntitySchema } from '@mikro-orm/core'
import { Migrator } from '@mikro-orm/migrations'
import { defineConfig, MikroORM } from '@mikro-orm/postgresql'
import { freeLostPlaces } from './free-lost-places.ts'

export const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations')

/** How long work waits for a connection: to a server that does not answer, or to a free place in the pool. */
const CONNECTION_LIMIT_MS = 10_000

export interface OrmOptions {
  databaseUrl: string
  poolSize?: number
  /** After so long the database breaks a statement off; none: it may take its time. */
  statementLimitMs?: number
}

export const ormConfig = (
  entities: readonly EntitySchema[],
  { databaseUrl, poolSize = 10, statementLimitMs }: OrmOptions,
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
      connectionTimeoutMillis: CONNECTION_LIMIT_MS,
      keepAlive: true,
      onPoolCreated: freeLostPlaces,
      ...(statementLimitMs && { statement_timeout: statementLimitMs }),
    },
    migrations: {
      path: migrationsFolder,
      pathTs: migrationsFolder,
      glob: '!(*.d).ts',
      emit: 'ts',
      snapshot: true,
      snapshotName: 'snapshot',
      allOrNothing: true,
      silent: true,
    },
    // The queue's schema is not ours: keep the differ's hands off it.
    schemaGenerator: { ignoreSchema: ['pgboss'] },
  })

export const openOrm = (entities: readonly EntitySchema[], options: OrmOptions) =>
  MikroORM.init(ormConfig(entities, options))

export type Orm = Awaited<ReturnType<typeof openOrm>>
export type Em = Orm['em']

/** The statement's way to the database, without entities: for what is asked often and looked at once. */
export type Db = ReturnType<Em['getKysely']>
