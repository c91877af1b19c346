// The procedures of the catalogue sync: everybody sees how the stores stand, admins run it.
import {
  syncJobsInput,
  syncJobsOutput,
  syncStatsOutput,
  syncTriggerInput,
  syncTriggerOutput,
} from '#contract/sync.ts'
import {
  discardJobInput,
  failedJobsChanged,
  failedJobsOutput,
  redriveJobsInput,
} from '#contract/failed-jobs.ts'
import {
  decidePricesInput,
  decidePricesOutput,
  heldPricesInput,
  heldPricesOutput,
} from '#contract/held-prices.ts'
import {
  decidePairInput,
  decidePairOutput,
  productPairsInput,
  productPairsOutput,
} from '#contract/product-pairs.ts'
import {
  changedOutput,
  decideRunInput,
  decideRunOutput,
  mapPathInput,
  mapPathOutput,
  pauseProviderInput,
  providerPolicyInput,
  providerPolicyOutput,
  resumeRunOutput,
  storePathsInput,
  storePathsOutput,
  syncDeskOutput,
  syncRunInput,
  syncRunOutput,
  syncRunsInput,
  syncRunsOutput,
} from '#contract/sync-desk.ts'
import { decidePair } from '#server/domains/catalogue/offers/decide-pair.ts'
import { listPairs } from '#server/domains/catalogue/offers/list-pairs.ts'
import { admin, reader, router } from '#server/trpc/init.ts'
import { changePolicy, pauseProvider } from './change-provider.ts'
import { decideRun, resumeRun } from './decide-run.ts'
import { discardJob, listFailedJobs, redriveJobs } from './failed-jobs.ts'
import { decidePrices } from './decide-price.ts'
import { listHeldPrices } from './held-prices.ts'
import { getRun, listJobs, listRuns } from './list-runs.ts'
import { readStats } from './read-stats.ts'
import { listStorePaths, mapPath } from './store-paths.ts'
import { triggerSync } from './trigger-sync.ts'
import { viewDesk } from './view-desk.ts'

export const syncRouter = router({
  stats: reader.output(syncStatsOutput).query(({ ctx }) => readStats(ctx)),
  jobs: reader
    .input(syncJobsInput)
    .output(syncJobsOutput)
    .query(({ ctx, input }) => listJobs(ctx, input)),
  trigger: admin
    .input(syncTriggerInput)
    .output(syncTriggerOutput)
    .mutation(({ ctx, input }) => triggerSync(ctx, input)),
  desk: admin.output(syncDeskOutput).query(({ ctx }) => viewDesk(ctx)),
  runs: admin
    .input(syncRunsInput)
    .output(syncRunsOutput)
    .query(({ ctx, input }) => listRuns(ctx, input)),
  run: admin
    .input(syncRunInput)
    .output(syncRunOutput)
    .query(({ ctx, input }) => getRun(ctx, input.id)),
  decideRun: admin
    .input(decideRunInput)
    .output(decideRunOutput)
    .mutation(({ ctx, input }) => decideRun(ctx, input)),
  resumeRun: admin
    .input(syncRunInput)
    .output(resumeRunOutput)
    .mutation(({ ctx, input }) => resumeRun(ctx, input)),
  pauseProvider: admin
    .input(pauseProviderInput)
    .output(changedOutput)
    .mutation(({ ctx, input }) => pauseProvider(ctx, input)),
  changePolicy: admin
    .input(providerPolicyInput)
    .output(providerPolicyOutput)
    .mutation(({ ctx, input }) => changePolicy(ctx, input)),
  heldPrices: admin
    .input(heldPricesInput)
    .output(heldPricesOutput)
    .query(({ ctx, input }) => listHeldPrices(ctx, input)),
  decidePrices: admin
    .input(decidePricesInput)
    .output(decidePricesOutput)
    .mutation(({ ctx, input }) => decidePrices(ctx, input)),
  storePaths: admin
    .input(storePathsInput)
    .output(storePathsOutput)
    .query(({ ctx, input }) => listStorePaths(ctx, input)),
  mapPath: admin
    .input(mapPathInput)
    .output(mapPathOutput)
    .mutation(({ ctx, input }) => mapPath(ctx, input)),
  productPairs: admin
    .input(productPairsInput)
    .output(productPairsOutput)
    .query(({ ctx, input }) => listPairs(ctx, input)),
  decidePair: admin
    .input(decidePairInput)
    .output(decidePairOutput)
    .mutation(({ ctx, input }) => decidePair(ctx, input)),
  failedJobs: admin.output(failedJobsOutput).query(({ ctx }) => listFailedJobs(ctx)),
  redriveJobs: admin
    .input(redriveJobsInput)
    .output(failedJobsChanged)
    .mutation(({ ctx, input }) => redriveJobs(ctx, input)),
  discardJob: admin
    .input(discardJobInput)
    .output(failedJobsChanged)
    .mutation(({ ctx, input }) => discardJob(ctx, input)),
})
