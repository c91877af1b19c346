// Starts one throw-away Postgres for the whole run and builds the template every test database is cloned from.
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { seedDefaultTariff } from '#server/domains/shipping/seed-default-tariff.ts'
import { seedPackingBoxes } from '#server/domains/shipping/seed-packing-boxes.ts'
import { seedCustomsRules } from '#server/domains/customs/seed-rules.ts'
import { entities } from '#server/entities.ts'
import { ensureAppRole } from '#server/platform/app-role.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { openBoss } from '#server/jobs/open-boss.ts'
import { createLog } from '#server/platform/log.ts'
import { prepareSchema } from '#server/prepare-schema.ts'
import { seedDemoMethods } from '#server/seed-demo-methods.ts'
import { openOrm } from '#server/platform/orm.ts'
import { clusterFolder, forgetCluster, isAlive, sweepClusters } from './cluster-folder.ts'
import { endLent } from './lent-shops.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** `url` is the owner's, `app` the shop's; `lent` is the folder of shops that the run ends. */
    postgres: { url: string; app: string; template: string; lent: string }
  }
}

const lent = (): string => path.join(clusterFolder(), 'lent')
const TEMPLATE = 'puente_template'

/** Nothing here outlives the run, so nothing waits for the disk. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  // Where the cluster lies in memory, its log does not fill it.
  max_wal_size: '256MB',
  autovacuum: 'off',
  // Shops that files share stay beside those that others start.
  max_connections: '400',
}

/** As the role that shops of tests run as, as every shop does. */
const appUrlOf = ({ port }: EmbeddedPostgres, password: string, database: string): string =>
  `postgres://puente_app:${password}@127.0.0.1:${port}/${database}`

async function startCluster(password: string): Promise<EmbeddedPostgres> {
  await sweepClusters()
  const dataDir = path.join(clusterFolder(), 'pg')
  const postgres = await startEmbeddedPostgres({ dataDir, settings })
  // Vitest may be stopped on the way: the server must not stay behind.
  process.once('exit', () => {
    endLent(lent())
    if (postgres.pid > 0 && isAlive(postgres.pid)) process.kill(postgres.pid, 'SIGQUIT')
  })
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await ensureAppRole(admin, appUrlOf(postgres, password, 'postgres'))
  await admin.end()
  const databaseUrl = appUrlOf(postgres, password, TEMPLATE)
  await prepareSchema({ databaseUrl, ownerUrl: postgres.urlOf(TEMPLATE) })
  const orm = await openOrm(entities, { databaseUrl })
  await seedDefaultTariff(orm.em.fork())
  await seedPackingBoxes(orm.em.fork())
  await seedDemoMethods(orm.em.fork(), 'Puente')
  await seedCustomsRules(orm.em.fork())
  await orm.close()
  // The queue's tables too: a test that opens the queue then finds them ready.
  const log = createLog({ level: 'error', role: 'test' })
  const boss = await openBoss(databaseUrl, log)
  await boss.stop({ graceful: false })
  return postgres
}

interface Shared {
  cluster: Promise<EmbeddedPostgres>
  /** Of the role of shops: one for all projects, or each would take it away from the others. */
  password: string
  users: number
}

/** Several vitest projects load this file each on its own, in one process: they meet at this symbol. */
const MEETING_POINT = Symbol.for('puente.test.postgres')
const meeting = globalThis as { [MEETING_POINT]?: Shared }

export async function setup(project: TestProject): Promise<void> {
  const password = randomBytes(12).toString('hex')
  const shared = (meeting[MEETING_POINT] ??= {
    cluster: startCluster(password),
    password,
    users: 0,
  })
  shared.users += 1
  const cluster = await shared.cluster
  const app = appUrlOf(cluster, shared.password, 'postgres')
  project.provide('postgres', { url: cluster.url, app, template: TEMPLATE, lent: lent() })
}

export async function teardown(): Promise<void> {
  const shared = meeting[MEETING_POINT]
  if (!shared) return
  shared.users -= 1
  if (shared.users > 0) return
  delete meeting[MEETING_POINT]
  const postgres = await shared.cluster
  endLent(lent())
  await postgres.stop()
  forgetCluster()
}
