// Opens the database for a command that runs beside the shop or without it, with a current schema.
import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { entities } from '#server/entities.ts'
import { CLUSTER_USER, readClusterPassword } from '#server/platform/create-postgres-cluster.ts'
import { findInstance } from '#server/platform/instance-lock.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openOrm } from '#server/platform/orm.ts'
import { lockFolder, openSessionDatabase, type Session } from './session.ts'

/** The database of a running shop; Postgres writes its port into the fourth line of its pid file. */
const runningUrl = (dataDir: string): string => {
  const cluster = path.join(dataDir, 'postgres')
  const port = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://${CLUSTER_USER}:${readClusterPassword(cluster)}@127.0.0.1:${port}/puente`
}

const findUrl = async (session: Session, config: Config): Promise<string> => {
  if (config.databaseUrl === null) {
    const holder = findInstance(config.dataDir)
    if (holder?.url) return runningUrl(config.dataDir)
    if (holder) throw new Error('the shop is just starting; try again in a moment')
    lockFolder(session, config.dataDir)
  }
  return (await openSessionDatabase(session, config)).url
}

/** @throws with one sentence when the database cannot be reached, or is newer than this program */
export const openCommandDatabase = async (session: Session, config: Config): Promise<string> => {
  const url = await findUrl(session, config)
  const orm = await openOrm(entities, { databaseUrl: url })
  try {
    await migrate(orm)
  } finally {
    await orm.close()
  }
  return url
}
