// Works on a provider's run, page by page, until it ends, rests, or this process stops; whoever comes next goes on there.
import { randomUUID } from 'node:crypto'
import type { SyncStore } from '#domain/store-offer.ts'
import type { Deps } from '#server/ctx.ts'
import { rejectSomeHeld, takeSomeHeld } from '#server/domains/sync/decide-price.ts'
import { leaveRun, takeRun } from '#server/domains/sync/take-run.ts'
import { enqueueLater } from '../enqueue.ts'
import { inJobTransaction } from '../job-transaction.ts'
import { stepRun } from './step-run.ts'

export async function syncProvider(
  deps: Deps,
  { provider }: { provider: SyncStore },
): Promise<void> {
  const { boss, log, orm, stopping, stores } = deps
  const connector = stores.find((store) => store.provider === provider)
  const rejectSome = () => inJobTransaction(deps, ({ em }) => rejectSomeHeld(em, provider))
  // Its credentials were taken away; the watch ends what it left behind. A word on its prices is carried out all the same.
  if (!connector) {
    if (await rejectSome()) await enqueueLater(boss, 'syncProvider', { provider }, 0)
    return
  }
  const lease = randomUUID()
  for (;;) {
    const taking = await takeRun(orm.em.fork(), provider, lease)
    if (taking.kind === 'nothing') return
    if (taking.kind === 'rests')
      return enqueueLater(boss, 'syncProvider', { provider }, taking.seconds)
    const run = taking.kind === 'run' ? taking.run : null
    if (stopping?.aborted) {
      if (run) await leaveRun(orm.em.fork(), run.id, lease)
      return enqueueLater(boss, 'syncProvider', { provider }, 0)
    }
    if (!run) {
      await rejectSome()
      continue
    }
    if (run.takesPrices) {
      await inJobTransaction(deps, (scope) => takeSomeHeld(scope, run))
      continue
    }
    const step = await stepRun(deps, connector, run, lease)
    if (step === 'lost')
      log.warn({ provider, run: run.id }, 'a page came too late: it is asked for again')
  }
}
