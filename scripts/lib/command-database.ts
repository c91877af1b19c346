// Opens the database for a command that runs beside the shop or without it, with a current schema.
import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { embeddedUrls } from '#server/platform/database.ts'
import { findInstance } from '#server/platform/instance-lock.ts'
import { prepareSchema } from '#server/prepare-schema.ts'
import { describeHolder, lockFolder, openSessionDatabase, type Session } from './session.ts'

/** The database of a running shop; Postgres writes its port into the fourth line of its pid file. */
const runningUrls = (dataDir: string) => {
  const pidFile = path.join(dataDir, 'postgres/postmaster.pid')
  return embeddedUrls(dataDir, fs.readFileSync(pidFile, 'utf8').split('\n')[3] ?? '')
}

const findUrls = async (session: Session, config: Config) => {
  if (config.databaseUrl === null) {
    const holder = findInstance(config.dataDir)
    if (holder?.url) return runningUrls(config.dataDir)
    if (holder && !holder.isStopping)
      throw new Error('the shop is just starting; try again in a moment')
    const attempt = await lockFolder(session, config)
    if ('holder' in attempt) throw new Error(describeHolder(attempt.holder))
  }
  return openSessionDatabase(session, config)
}

/** @throws with one sentence when the database cannot be reached, or is newer than this program */
export const openCommandDatabase = async (session: Session, config: Config): Promise<string> => {
  const { url, ownerUrl } = await findUrls(session, config)
  await prepareSchema({ databaseUrl: url, ownerUrl })
  return url
}
