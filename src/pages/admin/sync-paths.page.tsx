// Places of the stores without a category here, to be given one; and those that have a decision, to change it.
import { useSuspenseQuery } from '@tanstack/react-query'
import { storePathsInput } from '#contract/sync-desk.ts'
import { FilterBar } from '#src/features/admin/kit/filter-bar.tsx'
import { useListView } from '#src/features/admin/kit/list-address.ts'
import { ListFoot } from '#src/features/admin/kit/list-foot.tsx'
import { PathsList } from '#src/features/admin/sync/paths-list.tsx'
import { SyncPage } from '#src/features/admin/sync/sync-page.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'

export function Component() {
  const { syncDesk: t } = useTexts()
  const view = useListView(storePathsInput)
  const { data } = useSuspenseQuery(trpc.sync.storePaths.queryOptions(view))
  const decided = view.which === 'decided'
  const choices = [
    { value: 'open', label: t.openPaths() },
    { value: 'decided', label: t.decidedPaths() },
  ]
  return (
    <SyncPage title={t.storePaths()} lead={t.pathsLead()} here="paths">
      <FilterBar fields={[{ kind: 'choice', name: 'which', label: t.runState(), choices }]} />
      {data.paths.length > 0 ? (
        <PathsList places={data.paths} />
      ) : (
        <EmptyState title={decided ? t.noDecided() : t.noPaths()}>
          <p>{decided ? t.noDecidedText() : t.noPathsText()}</p>
        </EmptyState>
      )}
      <ListFoot older={data.nextBefore} />
    </SyncPage>
  )
}
