// Jobs of any kind that failed: one by one or many together back into their queues.
import { JobsList } from '#src/features/admin/sync/jobs-list.tsx'
import { SyncPage } from '#src/features/admin/sync/sync-page.tsx'
import { useTexts } from '#src/lib/texts.ts'

export function Component() {
  const { admin, jobDesk: t } = useTexts()
  return (
    <SyncPage title={admin.jobs()} lead={t.lead()} here="jobs">
      <JobsList />
    </SyncPage>
  )
}
