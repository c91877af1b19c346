// Makes a new Postgres data folder; it appears under its name only when it is complete.
import { randomBytes } from 'node:crypto'
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import fs from 'node:fs'
import path from 'node:path'
import { commandAs, type PostgresAccount } from './postgres-account.ts'

export const CLUSTER_USER = 'puente'

const passwordFile = (dataDir: string): string => `${dataDir}.password`

export const readClusterPassword = (dataDir: string): string =>
  fs.readFileSync(passwordFile(dataDir), 'utf8').trim()

const give = (file: string, { owner }: PostgresAccount): void => {
  if (owner) fs.chownSync(file, owner.uid, owner.gid)
}

interface NewCluster {
  dataDir: string
  initdb: string
  account: PostgresAccount
  env: Record<string, string>
  /** False for clusters that may be lost with the machine's power. */
  isDurable: boolean
}

export const createPostgresCluster = async (cluster: NewCluster): Promise<void> => {
  const { dataDir, initdb, account } = cluster
  const unfinished = `${dataDir}.new`
  const secret = passwordFile(dataDir)
  fs.rmSync(unfinished, { recursive: true, force: true })
  fs.rmSync(secret, { force: true })
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  fs.writeFileSync(secret, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  give(unfinished, account)
  give(secret, account)
  const [program, words] = commandAs(account, initdb, [
    `--pgdata=${unfinished}`,
    `--username=${CLUSTER_USER}`,
    `--pwfile=${secret}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--no-instructions',
    ...(cluster.isDurable ? [] : ['--no-sync']),
  ])
  const child = spawn(program, words, {
    ...account.ids,
    env: cluster.env,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [status, complaint] = await Promise.all([ended, text(child.stderr)])
  if (status !== 0) throw new Error(`initdb (${account.how}) failed: ${complaint.trim()}`)
  fs.rmSync(dataDir, { recursive: true, force: true })
  fs.renameSync(unfinished, dataDir)
  if (cluster.isDurable) syncFolder(path.dirname(dataDir))
}

const syncFolder = (folder: string): void => {
  const handle = fs.openSync(folder, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}
