// Asks for a run of every store whose last one is too long ago: on a schedule, and when a worker starts after a pause.
import type { Deps } from '#server/ctx.ts'
import { findDueProviders } from '#server/domains/sync/due-providers.ts'
import { requestRun } from '#server/domains/sync/request-run.ts'
import { inJobTransaction } from '../job-transaction.ts'

export async function scheduleSync(deps: Deps): Promise<void> {
  const providers = deps.stores.map(({ provider }) => provider)
  await inJobTransaction(deps, async (scope) => {
    const due = await findDueProviders(scope.em, providers)
    for (const provider of due) await requestRun(scope, provider, 'schedule')
    if (due.length > 0) deps.log.info({ providers: due }, 'catalogue sync asked for')
  })
}
