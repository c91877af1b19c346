// Compares the whole file with the catalogue before its first batch is written: what would stop a run is found while
// everything is still as it was. The file is read twice for that, so that memory does not grow with it.
import type { Client } from 'pg'
import { judgeBatch } from './batch.ts'
import { compareStaged, createGuard, type GuardLimits, type PriceSpread } from './guard.ts'
import type { ImportPlan } from './plan.ts'
import { inBatches, inStep, readRecords } from './read.ts'
import type { createRowReader } from './row.ts'
import { fillStaging, forgetSeen, takeOutRepeated } from './staging.ts'

export interface LookAhead {
  limits: GuardLimits
  batchSize: number
  readRow: ReturnType<typeof createRowReader>
  signal: AbortSignal | undefined
  onRead: (records: number) => void
}

const knowsAny = async (client: Client, { stores }: ImportPlan): Promise<boolean> => {
  const known = 'select from product where source_store = any($1) limit 1'
  return ((await client.query(known, [stores])).rowCount ?? 0) > 0
}

/** How prices will change (null: none does), or «interrupted». @throws ImportStopped */
export const lookAhead = async (
  client: Client,
  plan: ImportPlan,
  { batchSize, readRow, signal, onRead, limits }: LookAhead,
): Promise<PriceSpread | null | 'interrupted'> => {
  const guard = createGuard(limits)
  // A list that meets nothing it could spoil is read once.
  if (!(await knowsAny(client, plan))) return null
  let records = 0
  const isWhole = await inStep(
    inBatches(readRecords(plan.file, plan.format), batchSize),
    (part) => judgeBatch(part, readRow),
    async (batch) => {
      await fillStaging(client, batch.products)
      await takeOutRepeated(client)
      guard.hear(await compareStaged(client))
      records += batch.records
      onRead(records)
    },
    signal,
  )
  if (!isWhole) return 'interrupted'
  guard.decide()
  await forgetSeen(client)
  return guard.spread()
}
