// Places of the stores without a category here, to be given one; and those that have a decision, to change it.
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { ListPages } from '#src/features/admin/kit/list-pages.tsx'
import { PathsList } from '#src/features/admin/sync/paths-list.tsx'
import { SyncPage } from '#src/features/admin/sync/sync-page.tsx'
import { pathsViewOf } from '#src/features/admin/sync/sync-view.ts'
import { Ways } from '#src/features/admin/sync/ways.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'

export function Component() {
  const { syncDesk: t } = useTexts()
  const view = pathsViewOf(useSearchParams()[0])
  const { data } = useSuspenseQuery(trpc.sync.storePaths.queryOptions(view))
  const { which, before } = view
  const decided = which === 'decided'
  return (
    <SyncPage title={t.storePaths()} lead={t.pathsLead()} here="paths">
      <Ways
        label={t.storePaths()}
        ways={[
          { to: paths.adminSyncPaths(), words: t.openPaths(), isHere: !decided },
          {
            to: paths.adminSyncPaths({ which: 'decided' }),
            words: t.decidedPaths(),
            isHere: decided,
          },
        ]}
      />
      {data.paths.length > 0 ? (
        <PathsList places={data.paths} />
      ) : (
        <EmptyState title={decided ? t.noDecided() : t.noPaths()}>
          <p>{decided ? t.noDecidedText() : t.noPathsText()}</p>
        </EmptyState>
      )}
      <ListPages
        newest={before ? paths.adminSyncPaths({ which }) : null}
        older={data.nextBefore ? paths.adminSyncPaths({ which, before: data.nextBefore }) : null}
        olderLabel={t.older()}
      />
    </SyncPage>
  )
}
