// Prices of the stores that nobody believes yet, to accept or reject; and the rejected ones, should somebody think better of it.
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { paths } from '#contract/paths.ts'
import styles from '#src/features/admin/sync/desk.module.css'
import { PricesList } from '#src/features/admin/sync/prices-list.tsx'
import { StoreFilter } from '#src/features/admin/sync/store-filter.tsx'
import type { SyncAnswer } from '#src/features/admin/sync/sync-answer.ts'
import { SyncHead } from '#src/features/admin/sync/sync-head.tsx'
import { pricesViewOf } from '#src/features/admin/sync/sync-view.ts'
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
  const view = pricesViewOf(new URL(request.url).searchParams)
  const [list, desk] = await Promise.all([read.sync.heldPrices(view), read.sync.desk()]).catch(
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
  const { admin, priceDesk: t, syncDesk } = useTexts()
  const { view, desk, prices, nextBefore } = useLoaderData<typeof loader>()
  const answer = useActionData<SyncAnswer>()
  const { which, provider } = view
  const rejected = which === 'rejected'
  const lists = [
    { to: paths.adminSyncPrices({ provider }), words: syncDesk.openPaths(), chosen: !rejected },
    {
      to: paths.adminSyncPrices({ which: 'rejected', provider }),
      words: t.rejected(),
      chosen: rejected,
    },
  ]
  return (
    <Container className={styles.page}>
      <PageHead title={`${syncDesk.heldPrices()} · ${admin.title()}`} noindex />
      <SyncHead
        title={syncDesk.heldPrices()}
        lead={t.lead()}
        here="prices"
        desk={desk}
        answer={answer}
      />
      <nav aria-label={syncDesk.heldPrices()} className={styles.ways}>
        {lists.map(({ to, words, chosen }) => (
          <Anchor key={to} to={to} aria-current={chosen ? 'true' : undefined}>
            {words}
          </Anchor>
        ))}
      </nav>
      <StoreFilter action={paths.adminSyncPrices()} provider={provider} which={which} />
      {prices.length > 0 ? (
        <PricesList prices={prices} answer={answer} />
      ) : (
        <EmptyState title={rejected ? t.noRejected() : t.none()}>
          <p>{rejected ? t.noRejectedText() : t.noneText()}</p>
        </EmptyState>
      )}
      <div className={styles.pages}>
        {view.before && (
          <DeskLink to={paths.adminSyncPrices({ which, provider })}>{admin.newest()}</DeskLink>
        )}
        {nextBefore && (
          <DeskLink
            to={paths.adminSyncPrices({ which, provider, before: nextBefore })}
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
