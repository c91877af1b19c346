// One step of a run: waits for its place in the row of calls, asks the store, and takes over what it says.
import { setTimeout as pause } from 'node:timers/promises'
import { type StoreFault, storeFault } from '#domain/store-fault.ts'
import { afterFault } from '#domain/sync-run.ts'
import type { StoreConnector } from '#server/connectors/stores/store-connector.ts'
import type { Deps } from '#server/ctx.ts'
import { failRun, restRun } from '#server/domains/sync/close-run.ts'
import { readPolicy } from '#server/domains/sync/provider-policy.ts'
import { recordPage, type SeenPage } from '#server/domains/sync/record-page.ts'
import { countCalls, takeCall } from '#server/domains/sync/take-call.ts'
import type { TakenRun } from '#server/domains/sync/take-run.ts'
import { inJobTransaction } from '../job-transaction.ts'
import { type AskPage, NOTHING, type PageAnswer, planPage } from './ask-page.ts'

/** Longest wait of a step within its lease. */
const LONGEST_WAIT_MS = 10_000
/** A call has limits of its own; this ends what escapes them. With the wait it stays below the lease. */
const STEP_LIMIT_MS = 45_000

const refused = async (
  deps: Deps,
  run: TakenRun & { lease: string },
  fault: StoreFault,
  secondsToNextDay: number,
) => {
  const { log, orm } = deps
  const { provider } = run
  const next = afterFault(fault, {
    tries: run.tries + 1,
    chance: Math.random(),
    secondsToNextDay,
  })
  log.warn({ provider, run: run.id, fault, next }, 'store refused a page')
  if (next.kind === 'rest') return restRun(orm.em.fork(), run, fault, next.seconds)
  return orm.em.fork().transactional((em) => failRun(em, run, fault))
}

/** The connector never throws but when it is stopped, or when it has a mistake: then the page is refused like any other. */
const askSafely = async (deps: Deps, run: TakenRun, ask: AskPage): Promise<PageAnswer | null> => {
  const signal = AbortSignal.any([
    AbortSignal.timeout(STEP_LIMIT_MS),
    ...(deps.stopping ? [deps.stopping] : []),
  ])
  try {
    return await ask(signal)
  } catch (error) {
    if (deps.stopping?.aborted) return null
    deps.log.error({ err: error, provider: run.provider, run: run.id }, 'page could not be read')
    const code = signal.aborted ? 'timeout' : 'internal'
    return {
      ok: false,
      fault: storeFault(signal.aborted ? 'retryable' : 'malformed', code),
      calls: 1,
    }
  }
}

const record = (
  deps: Deps,
  connector: StoreConnector,
  run: TakenRun & { lease: string },
  page: SeenPage,
): Promise<boolean> =>
  inJobTransaction(deps, async ({ em, enqueue }) => {
    const policy = await readPolicy(em, run.provider, connector.isSandbox)
    const { lease } = run
    const { knowsDetails } = connector
    return recordPage(em, { run, lease, policy, now: deps.clock(), enqueue, knowsDetails }, page)
  })

/** `lost`: another worker has the run, or prices that were rejected meanwhile come first. */
export async function stepRun(
  deps: Deps,
  connector: StoreConnector,
  taken: TakenRun,
  lease: string,
): Promise<'done' | 'lost'> {
  const { orm } = deps
  const { limits, provider } = connector
  const run = { ...taken, lease }
  const end = async (page: SeenPage) =>
    (await record(deps, connector, run, page)) ? 'done' : 'lost'
  const ask = await planPage(deps, connector, run)
  if (ask === null) return end(NOTHING)
  const turn = await takeCall(orm.em.fork(), provider, limits)
  if (!turn.ok) {
    // What is left of single products can wait for the next run; its lists cannot.
    if (run.phase !== 'list') return end(NOTHING)
    await refused(deps, run, storeFault('quota', 'daily_quota'), turn.secondsToNextDay)
    return 'done'
  }
  if (turn.waitMs > 0) await pause(Math.min(turn.waitMs, LONGEST_WAIT_MS))
  const answer = await askSafely(deps, run, ask)
  if (answer === null) return 'done'
  if (answer.calls > 1) await countCalls(orm.em.fork(), provider, limits, answer.calls - 1)
  if (answer.ok) return end(answer.page)
  await refused(deps, run, answer.fault, 3600)
  return 'done'
}
