// Imports a planned file that as a whole may go in: batch by batch, each with its place in one transaction, so that a
// killed import goes on where it was and a repeated one changes nothing.
import fs from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { notifyChangeOn } from '#server/platform/change-notifications.ts'
import { type FullDisk, fullDiskOf } from './full-disk.ts'
import { judgeBatch, type JudgedBatch, rejectRepeated } from './batch.ts'
import { finishImport } from './finish.ts'
import { compareStaged, type GuardLimits, ImportStopped, type StopCode } from './guard.ts'
import { inTransaction } from './in-transaction.ts'
import { lookAhead } from './look-ahead.ts'
import { type ImportPlan, rowSettingsOf } from './plan.ts'
import { fromPlace, inBatches, inStep, readRecords } from './read.ts'
import { openRejectFile } from './rejects.ts'
import { createRowReader } from './row.ts'
import { closeRun, fingerprintOf, lockStores, NEW_RUN, openRun, saveRun } from './run.ts'
import { createStaging, fillStaging, takeOutRepeated } from './staging.ts'
import { createTally, type ImportProgress, type ImportSummary, perSecond } from './summary.ts'
import { previewStaged, writeStaged } from './write.ts'

export interface ImportSettings extends GuardLimits {
  databaseUrl: string
  rejectsFile: string
  dryRun?: boolean
  batchSize?: number
  /** Stops between two batches; the next call goes on from there. */
  signal?: AbortSignal
  onProgress?: (progress: ImportProgress) => void
}

export type ImportOutcome =
  | { ok: true; summary: ImportSummary }
  | { ok: false; code: StopCode; detail: string }
  | { ok: false; code: 'import_running' | 'file_changed' | 'interrupted' | FullDisk }

const BATCH = 2000

const versionOf = async (file: string): Promise<string> => {
  const { size, mtimeMs } = await fs.stat(file)
  return `${size} ${mtimeMs}`
}

const runImport = async (
  client: pg.Client,
  plan: ImportPlan,
  settings: ImportSettings,
): Promise<ImportOutcome> => {
  const started = performance.now()
  const { file, format, mapping } = plan
  const { columns } = mapping
  const { signal, batchSize = BATCH, dryRun: isDry = false } = settings
  const hasOriginalPrice = columns.some(({ field }) => field === 'originalPrice')
  const idColumn = columns.find(({ field }) => field === 'externalId')?.header
  const version = await versionOf(file)
  const { rows: allowed } = await client.query<{ host: string }>(
    'select host from picture_host order by host',
  )
  const pictureHosts = allowed.map(({ host }) => host)
  const settingsOfRows = { ...rowSettingsOf(plan), pictureHosts }
  const fingerprint = await fingerprintOf(file, { ...settingsOfRows, format })
  const tally = createTally()
  const readRow = createRowReader(settingsOfRows)
  const tell = (phase: ImportProgress['phase'], records: number, rejected: number, since: number) =>
    settings.onProgress?.({
      phase,
      records,
      rejected,
      rowsPerSecond: perSecond(records, (performance.now() - since) / 1000),
    })
  let records = 0
  let replaced = 0
  await createStaging(client)
  const prices = await lookAhead(client, plan, {
    limits: settings,
    batchSize,
    readRow,
    signal,
    onRead: (read) => tell('compared', read, 0, started),
  })
  if (prices === 'interrupted') return { ok: false, code: 'interrupted' }
  if ((await versionOf(file)) !== version) return { ok: false, code: 'file_changed' }
  const written = performance.now()
  const run = isDry ? { ...NEW_RUN } : await openRun(client, fingerprint, path.basename(file))
  const resumedAt = run.recordsDone
  const rejects = await openRejectFile(settings.rejectsFile)

  const finishBatch = async (batch: JudgedBatch, isDone: boolean): Promise<void> => {
    await fillStaging(client, batch.products)
    const repeated = await takeOutRepeated(client)
    const rejections = rejectRepeated(batch, repeated, idColumn)
    if (!isDone) {
      const write = async () => {
        const others = (await compareStaged(client)).others.map(({ id }) => id)
        const counts = await (isDry ? previewStaged : writeStaged)(client, hasOriginalPrice, others)
        run.created += counts.created
        run.changed += counts.changed
        replaced += others.length
        run.unchanged += counts.unchanged
        run.rejected += rejections.length
        run.recordsDone += batch.records
        if (isDry) return
        await saveRun(client, run)
        if (counts.created + counts.changed > 0) await notifyChangeOn(client, 'catalogue', 'desk')
      }
      await inTransaction(client, write)
    }
    await rejects.add(rejections)
    const accepted = batch.products.filter(({ line }) => !repeated.has(line))
    tally.addProducts(accepted)
    tally.addRejected(rejections)
    records += batch.records
    tell('done', records, run.rejected, written)
  }

  try {
    const isWhole = await inStep(
      fromPlace(inBatches(readRecords(file, format), batchSize), resumedAt),
      ({ part, isDone }) => ({ batch: judgeBatch(part, readRow), isDone }),
      ({ batch, isDone }) => finishBatch(batch, isDone),
      signal,
    )
    if (!isWhole) return { ok: false, code: 'interrupted' }
  } finally {
    await rejects.close()
  }
  if ((await versionOf(file)) !== version) return { ok: false, code: 'file_changed' }
  if (!isDry) {
    // Before the run is closed: a kill in between is made up for by the next call.
    if (run.created + run.changed > 0) await finishImport(client, settings.databaseUrl)
    await closeRun(client, run)
  }
  const seconds = (performance.now() - started) / 1000
  const { created, changed, unchanged, rejected } = run
  return {
    ok: true,
    summary: {
      records,
      created,
      changed,
      replaced,
      unchanged,
      rejected,
      resumedAt,
      seconds,
      dryRun: isDry,
      rejectedBy: tally.rejectedBy,
      gaps: tally.gaps,
      prices,
      unknownCategories: tally.unknownCategories(),
      droppedHosts: tally.droppedHosts(),
      rowsPerSecond: perSecond(records, seconds),
      rejectsFile: rejected > 0 ? settings.rejectsFile : null,
    },
  }
}

/** @throws what the database or the disk throws; then, as on a full disk, the run stays open and the same call resumes it */
export const importFile = async (
  plan: ImportPlan,
  settings: ImportSettings,
): Promise<ImportOutcome> => {
  const client = new pg.Client({
    connectionString: settings.databaseUrl,
    application_name: 'puente import',
  })
  // A lost server fails the running query; without a listener it would end the process as well.
  client.on('error', () => {})
  await client.connect()
  try {
    if (!settings.dryRun && !(await lockStores(client, plan.stores)))
      return { ok: false, code: 'import_running' }
    return await runImport(client, plan, settings)
  } catch (error) {
    if (error instanceof ImportStopped) return { ok: false, code: error.code, detail: error.detail }
    const code = fullDiskOf(error)
    if (code === null) throw error
    return { ok: false, code }
  } finally {
    await client.end().catch(() => {})
  }
}
