// Jobs of any kind that failed: one by one or all together back into their queues.
import { useSuspenseQuery } from '@tanstack/react-query'
import { JobsList } from '#src/features/admin/sync/jobs-list.tsx'
import { SyncPage } from '#src/features/admin/sync/sync-page.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'

export function Component() {
  const { jobDesk: t, syncDesk } = useTexts()
  const { data: jobs } = useSuspenseQuery(trpc.sync.failedJobs.queryOptions())
  return (
    <SyncPage title={syncDesk.failedJobs()} lead={t.lead()} here="jobs">
      {jobs.length > 0 ? (
        <JobsList jobs={jobs} />
      ) : (
        <EmptyState title={t.empty()}>
          <p>{t.emptyText()}</p>
        </EmptyState>
      )}
    </SyncPage>
  )
}
