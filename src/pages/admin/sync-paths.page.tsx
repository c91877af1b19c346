// Places of the stores without a category here, to be given one; and those that have a decision, to change it.
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { paths } from '#contract/paths.ts'
import styles from '#src/features/admin/sync/desk.module.css'
import { PathsList } from '#src/features/admin/sync/paths-list.tsx'
import type { SyncAnswer } from '#src/features/admin/sync/sync-answer.ts'
import { SyncHead } from '#src/features/admin/sync/sync-head.tsx'
import { pathsViewOf } from '#src/features/admin/sync/sync-view.ts'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Container } from '#src/ui/container.tsx'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const view = pathsViewOf(new URL(request.url).searchParams)
  const [list, desk] = await Promise.all([read.sync.storePaths(view), read.sync.desk()]).catch(
    throwStatus,
  )
  return { view, desk, ...list }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { syncAction } = await actionCode(
    request,
    import('#src/features/admin/sync/sync-action.ts'),
  )
  return syncAction(request, context.get(pageContext))
}

export function Component() {
  const { admin, syncDesk: t } = useTexts()
  const { view, desk, paths: places, nextBefore } = useLoaderData<typeof loader>()
  const answer = useActionData<SyncAnswer>()
  const { which } = view
  const decided = which === 'decided'
  const lists = [
    { to: paths.adminSyncPaths(), words: t.openPaths(), chosen: !decided },
    { to: paths.adminSyncPaths({ which: 'decided' }), words: t.decidedPaths(), chosen: decided },
  ]
  return (
    <Container className={styles.page}>
      <PageHead title={`${t.storePaths()} · ${admin.title()}`} noindex />
      <SyncHead
        title={t.storePaths()}
        lead={t.pathsLead()}
        here="paths"
        desk={desk}
        answer={answer}
      />
      <nav aria-label={t.storePaths()} className={styles.ways}>
        {lists.map(({ to, words, chosen }) => (
          <Anchor key={to} to={to} aria-current={chosen ? 'true' : undefined}>
            {words}
          </Anchor>
        ))}
      </nav>
      {places.length > 0 ? (
        <PathsList places={places} answer={answer} />
      ) : (
        <EmptyState title={decided ? t.noDecided() : t.noPaths()}>
          <p>{decided ? t.noDecidedText() : t.noPathsText()}</p>
        </EmptyState>
      )}
      <div className={styles.pages}>
        {view.before && <DeskLink to={paths.adminSyncPaths({ which })}>{admin.newest()}</DeskLink>}
        {nextBefore && (
          <DeskLink
            to={paths.adminSyncPaths({ which, before: nextBefore })}
            rightSection={<Icon name="arrow-right" />}
            rel="next"
          >
            {t.older()}
          </DeskLink>
        )}
      </div>
    </Container>
  )
}
