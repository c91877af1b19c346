// Which open runs really go on, and what holds up the others.
import type { RunHold } from '#domain/sync-run.ts'
import type { Em } from '#server/platform/orm.ts'
import { SyncProvider } from './sync-provider.entity.ts'
import { SyncRun, type SyncRunRow } from './sync-run.entity.ts'

const APART = { disableIdentityMap: true } as const
const OPEN = { state: { $in: ['running', 'waiting'] as const } }

export interface FoundRun {
  row: SyncRunRow
  hold: RunHold | null
}

const isOpen = ({ state }: SyncRunRow) => state === 'running' || state === 'waiting'

const holdOf = ({ restsUntil, fault }: SyncRunRow, now: Date): RunHold | null => {
  if (!restsUntil || new Date(restsUntil) <= now) return null
  return fault?.kind === 'quota' ? 'quota' : 'refused'
}

/** A run that waits behind one of its store that is held up is held up by the same. */
export async function withHolds(em: Em, rows: readonly SyncRunRow[], now: Date) {
  const paused = await em.find(SyncProvider, { paused: true }, APART)
  return rows.map((row): FoundRun => {
    if (!isOpen(row)) return { row, hold: null }
    if (paused.some(({ provider }) => provider === row.provider)) return { row, hold: 'paused' }
    const first = rows.find((one) => one.provider === row.provider && one.state === 'running')
    return { row, hold: holdOf(first ?? row, now) }
  })
}

export const findActiveRuns = async (em: Em, now: Date): Promise<FoundRun[]> =>
  withHolds(em, await em.find(SyncRun, OPEN, { ...APART, orderBy: { id: 'asc' } }), now)
