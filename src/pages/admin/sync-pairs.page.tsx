// Products of different stores that are, or may be, one article: joined, split, or left to the shop.
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { paths } from '#contract/paths.ts'
import styles from '#src/features/admin/sync/desk.module.css'
import { PairsList } from '#src/features/admin/sync/pairs-list.tsx'
import type { SyncAnswer } from '#src/features/admin/sync/sync-answer.ts'
import { SyncHead } from '#src/features/admin/sync/sync-head.tsx'
import { PAIR_LISTS, pairsViewOf } from '#src/features/admin/sync/sync-view.ts'
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
  const view = pairsViewOf(new URL(request.url).searchParams)
  const [list, desk] = await Promise.all([read.sync.productPairs(view), read.sync.desk()]).catch(
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
  const { admin, pairDesk: t, syncDesk } = useTexts()
  const { view, desk, pairs, nextBefore } = useLoaderData<typeof loader>()
  const answer = useActionData<SyncAnswer>()
  const { which, product } = view
  return (
    <Container className={styles.page}>
      <PageHead title={`${syncDesk.pairs()} · ${admin.title()}`} noindex />
      <SyncHead title={syncDesk.pairs()} lead={t.lead()} here="pairs" desk={desk} answer={answer} />
      <nav aria-label={t.lists()} className={styles.ways}>
        {PAIR_LISTS.map((each) => (
          <Anchor
            key={each}
            to={paths.adminSyncPairs({ which: each, product })}
            aria-current={each === which ? 'true' : undefined}
          >
            {t[each]()}
          </Anchor>
        ))}
      </nav>
      {product !== null && (
        <p className={styles.soft}>
          {t.ofOne()} <Anchor to={paths.adminSyncPairs({ which })}>{t.seeAll()}</Anchor>
        </p>
      )}
      {pairs.length > 0 ? (
        <PairsList pairs={pairs} answer={answer} />
      ) : (
        <EmptyState title={t.empty[which]()}>
          <p>{t.emptyText[which]()}</p>
        </EmptyState>
      )}
      <div className={styles.pages}>
        {view.before && (
          <DeskLink to={paths.adminSyncPairs({ which, product })}>{admin.newest()}</DeskLink>
        )}
        {nextBefore && (
          <DeskLink
            to={paths.adminSyncPairs({ which, product, before: nextBefore })}
            rightSection={<Icon name="arrow-right" />}
            rel="next"
          >
            {syncDesk.older()}
          </DeskLink>
        )}
      </div>
    </Container>
  )
}
