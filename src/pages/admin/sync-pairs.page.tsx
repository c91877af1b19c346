// Products of different stores that are, or may be, one article: joined, split, or left to the shop.
import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { productPairsInput } from '#contract/product-pairs.ts'
import { FilterBar } from '#src/features/admin/kit/filter-bar.tsx'
import { useListView } from '#src/features/admin/kit/list-address.ts'
import { ListFoot } from '#src/features/admin/kit/list-foot.tsx'
import { PairsList } from '#src/features/admin/sync/pairs-list.tsx'
import styles from '#src/features/admin/sync/sync.module.css'
import { SyncPage } from '#src/features/admin/sync/sync-page.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

const LISTS = productPairsInput.shape.which.unwrap().options

export function Component() {
  const { pairDesk: t, syncDesk } = useTexts()
  const view = useListView(productPairsInput)
  const { pairs, nextBefore } = useSuspenseQuery(trpc.sync.productPairs.queryOptions(view)).data
  const { which, product } = view
  const choices = LISTS.map((value) => ({ value, label: t[value]() }))
  return (
    <SyncPage title={syncDesk.pairs()} lead={t.lead()} here="pairs">
      <FilterBar fields={[{ kind: 'choice', name: 'which', label: t.lists(), choices }]} />
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
      <ListFoot older={nextBefore} />
    </SyncPage>
  )
}
