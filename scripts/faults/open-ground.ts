// A database server of the suite's own: it can be stopped at once, and gives every scenario a migrated, empty database.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { entities } from '#server/entities.ts'
import { openBoss } from '#server/jobs/open-boss.ts'
import { keepPostgres } from '#server/platform/kept-postgres.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openOrm } from '#server/platform/orm.ts'
import { endWithProcess } from '../lib/own-database.ts'
import { askDatabase } from './ask-database.ts'
import { until } from './worker-life.ts'

const TEMPLATE = 'faults'

async function makeTemplate(url: string): Promise<void> {
  const orm = await openOrm(entities, { databaseUrl: url })
  await migrate(orm)
  await orm.close()
  const boss = await openBoss(url, pino({ level: 'silent' }))
  await boss.stop({ graceful: false })
}

export async function openGround() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-faults-'))
  // The account that runs Postgres must find its folder.
  fs.chmodSync(dataDir, 0o755)
  const postgres = await keepPostgres({ dataDir: path.join(dataDir, 'postgres') })
  const release = endWithProcess(postgres, dataDir)
  await askDatabase(postgres.url, `create database ${TEMPLATE}`)
  await makeTemplate(postgres.urlOf(TEMPLATE))
  let made = 0
  return {
    dataDir,
    fresh: async (): Promise<string> => {
      made += 1
      await askDatabase(postgres.url, `create database faults_${made} template ${TEMPLATE}`)
      return postgres.urlOf(`faults_${made}`)
    },
    /** An immediate stop, as by a power cut; back when the server answers again. */
    crash: async (): Promise<void> => {
      const before = postgres.pid()
      process.kill(before, 'SIGQUIT')
      await until(async () => postgres.pid() !== before)
      await until(() => askDatabase(postgres.url, 'select 1').catch(() => null))
    },
    close: async () => {
      await postgres.stop()
      release()
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
