// Products of different stores that are, or may be, one article: joined, split, or left to the shop.
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { ListPages } from '#src/features/admin/kit/list-pages.tsx'
import { PairsList } from '#src/features/admin/sync/pairs-list.tsx'
import styles from '#src/features/admin/sync/sync.module.css'
import { SyncPage } from '#src/features/admin/sync/sync-page.tsx'
import { PAIR_LISTS, pairsViewOf } from '#src/features/admin/sync/sync-view.ts'
import { Ways } from '#src/features/admin/sync/ways.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

export function Component() {
  const { pairDesk: t, syncDesk } = useTexts()
  const view = pairsViewOf(useSearchParams()[0])
  const { pairs, nextBefore } = useSuspenseQuery(trpc.sync.productPairs.queryOptions(view)).data
  const { which, product, before } = view
  return (
    <SyncPage title={syncDesk.pairs()} lead={t.lead()} here="pairs">
      <Ways
        label={t.lists()}
        ways={PAIR_LISTS.map((each) => ({
          to: paths.adminSyncPairs({ which: each, product }),
          words: t[each](),
          isHere: each === which,
        }))}
      />
      {product !== null && (
        <p className={styles.soft}>
          {t.ofOne()} <Anchor to={paths.adminSyncPairs({ which })}>{t.seeAll()}</Anchor>
        </p>
      )}
      {pairs.length > 0 ? (
        <PairsList pairs={pairs} />
      ) : (
        <EmptyState title={t.empty[which]()}>
          <p>{t.emptyText[which]()}</p>
        </EmptyState>
      )}
      <ListPages
        newest={before ? paths.adminSyncPairs({ which, product }) : null}
        older={nextBefore ? paths.adminSyncPairs({ which, product, before: nextBefore }) : null}
        olderLabel={syncDesk.older()}
      />
    </SyncPage>
  )
}
