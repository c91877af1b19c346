// Products of different stores that are, or may be, one article: joined, split, or left to the shop.
import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { productPairsInput } from '#contract/product-pairs.ts'
import { withQuery } from '#contract/with-query.ts'
import { FilterBar } from '#src/features/admin/kit/filter-bar.tsx'
import { useIsNarrowed, useListAddress, useListView } from '#src/features/admin/kit/list-address.ts'
import { ListFoot } from '#src/features/admin/kit/list-foot.tsx'
import { LIST_QUERY } from '#src/features/admin/kit/list-query.ts'
import { ListStatus } from '#src/features/admin/kit/list-status.tsx'
import { PairsList } from '#src/features/admin/sync/pairs-list.tsx'
import styles from '#src/features/admin/sync/sync.module.css'
import { SyncPage } from '#src/features/admin/sync/sync-page.tsx'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { Anchor } from '#src/ui/anchor.tsx'

const LISTS = productPairsInput.shape.which.unwrap().options

export function Component() {
  const { admin, pairDesk: t } = useTexts()
  const view = useListView(productPairsInput)
  const list = useQuery(trpc.sync.productPairs.queryOptions(view, LIST_QUERY))
  const { which, product } = view
  const isNarrowed = useIsNarrowed(['which', 'product'])
  const { queryWith } = useListAddress()
  const { locale } = useFacts()
  const choices = LISTS.map((value) => ({ value, label: t[value]() }))
  return (
    <SyncPage title={admin.pairs()} lead={t.lead()} here="pairs">
      <FilterBar fields={[{ kind: 'choice', name: 'which', label: t.lists(), choices }]} />
      {product !== null && (
        <p className={styles.soft}>
          {t.ofOne()} <Anchor to={paths.adminSyncPairs({ which })}>{t.seeAll()}</Anchor>
        </p>
      )}
      <ListStatus
        count={list.data?.pairs.length}
        state={list}
        isNarrowed={isNarrowed}
        csv={withQuery(paths.adminListCsv('sync.productPairs'), queryWith({ lang: locale }))}
        empty={{ title: t.empty[which](), text: t.emptyText[which]() }}
      />
      <PairsList pairs={list.data?.pairs ?? []} />
      <ListFoot older={list.data?.nextBefore ?? null} />
    </SyncPage>
  )
}
