// Keeps an import's place: who is importing, how far the file has come, and that the same file goes on from there.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { STORES, type Store } from '#domain/vocabulary.ts'
import type { Client } from 'pg'
import type { BatchCounts } from './write.ts'

export interface ImportRunState extends BatchCounts {
  id: number
  recordsDone: number
  rejected: number
}

/** What a dry run counts with. */
export const NEW_RUN: ImportRunState = {
  id: 0,
  recordsDone: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  rejected: 0,
}

const LOCK_CLASS = 7_836_003

/** The file's whole content and every option that changes what its rows become. */
export const fingerprintOf = async (file: string, options: unknown): Promise<string> => {
  const hash = createHash('sha256')
    .update(
      JSON.stringify(options, (_, value: unknown) => (value instanceof Map ? [...value] : value)),
    )
    .update('\0')
  await pipeline(fs.createReadStream(file, { highWaterMark: 1 << 20 }), hash)
  return hash.digest('hex')
}

/** Held by the connection, so that a killed import frees it. False when another import of one of the stores runs. */
export const lockStores = async (client: Client, stores: readonly Store[]): Promise<boolean> => {
  for (const store of STORES.filter((one) => stores.includes(one))) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1, $2) as taken',
      [LOCK_CLASS, STORES.indexOf(store)],
    )
    if (!rows[0]?.taken) return false
  }
  return true
}

const COLUMNS = 'id, records_done as "recordsDone", created, changed, unchanged, rejected'

/** The interrupted run of the same file and options, or a new one. */
export const openRun = async (
  client: Client,
  fingerprint: string,
  fileName: string,
): Promise<ImportRunState> => {
  const waiting = await client.query<ImportRunState>(
    `select ${COLUMNS} from import_run where fingerprint = $1 and state = 'running' order by id desc limit 1`,
    [fingerprint],
  )
  if (waiting.rows[0]) return waiting.rows[0]
  const { rows } = await client.query<ImportRunState>(
    `insert into import_run (fingerprint, file_name, state) values ($1, $2, 'running') returning ${COLUMNS}`,
    [fingerprint, fileName],
  )
  if (!rows[0]) throw new Error('the import run was not stored')
  return rows[0]
}

/** Part of the batch's transaction: rows and place are stored together or not at all. */
export const saveRun = async (client: Client, run: ImportRunState): Promise<void> => {
  await client.query(
    `update import_run set records_done = $2, created = $3, changed = $4, unchanged = $5, rejected = $6 where id = $1`,
    [run.id, run.recordsDone, run.created, run.changed, run.unchanged, run.rejected],
  )
}

export const closeRun = async (client: Client, run: ImportRunState): Promise<void> => {
  await client.query(`update import_run set state = 'completed', ended_at = now() where id = $1`, [
    run.id,
  ])
}
