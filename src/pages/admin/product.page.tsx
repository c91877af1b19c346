// One product at the admin's desk, corrected by hand and given back, or the form of a new one; seen as it costs at the door.
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { ChangeProduct } from '#src/features/admin/products/change-product.tsx'
import { NewProduct } from '#src/features/admin/products/new-product.tsx'
import { PriceDoubt } from '#src/features/admin/products/price-doubt.tsx'
import { PriceHistory } from '#src/features/admin/products/price-history.tsx'
import { ProductFacts } from '#src/features/admin/products/product-facts.tsx'
import { SeenLink } from '#src/ui/seen-link.tsx'
import { DeskPage } from '#src/features/admin/kit/desk-page.tsx'
import { LandedCostCard } from '#src/features/catalogue/landed-cost-card.tsx'
import { idOfAddress } from '#src/lib/id-of-address.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'

const costOf = (priceCents: number) => (
  <LandedCostCard
    priceCents={priceCents}
    quantity={1}
    exactCents={null}
    carried
    here={null}
    exactTo={paths.calculator()}
  />
)

function KnownProduct({ id }: { id: number }) {
  const { productDesk: t } = useTexts()
  const { data: product } = useSuspenseQuery(trpc.catalogue.adminProduct.queryOptions({ id }))
  const { draft, doubted, history } = product
  return (
    <DeskPage
      title={draft.name}
      lang={draft.textLanguage}
      lead={<ProductFacts product={product} />}
      back={{ to: paths.adminProducts, words: t.back() }}
      actions={<SeenLink to={paths.product(id)}>{t.seeInShop()}</SeenLink>}
    >
      <PriceDoubt doubted={doubted} />
      <ChangeProduct product={product} renderCost={costOf} />
      <PriceHistory history={history} />
    </DeskPage>
  )
}

export function Component() {
  const { productDesk: t } = useTexts()
  const { id } = useParams()
  if (id !== undefined) return <KnownProduct id={idOfAddress(id)} />
  return (
    <DeskPage
      title={t.create()}
      lead={t.newLead()}
      back={{ to: paths.adminProducts, words: t.back() }}
    >
      <NewProduct renderCost={costOf} />
    </DeskPage>
  )
}
