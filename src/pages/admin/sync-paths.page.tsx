// Places of the stores without a category here, to be given one; and those that have a decision, to change it.
import { PathsList } from '#src/features/admin/sync/paths-list.tsx'
import { SyncPage } from '#src/features/admin/sync/sync-page.tsx'
import { useTexts } from '#src/lib/texts.ts'

export function Component() {
  const { syncDesk: t } = useTexts()
  return (
    <SyncPage title={t.storePaths()} lead={t.pathsLead()} here="paths">
      <PathsList />
    </SyncPage>
  )
}
