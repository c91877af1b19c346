// One product: pictures, the decision, what it costs at the door, and everything there is to know.
import { useState } from 'react'
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { ProductDetail } from '#contract/catalogue.ts'
import { paths } from '#contract/paths.ts'
import { quotedProducts } from '#contract/quoted-products.ts'
import { cutAtWord } from '#domain/cut-at-word.ts'
import { BuyBox } from '#src/blocks/buy-box.tsx'
import {
  lateFacts,
  lateRelated,
  lateRestock,
  readyProduct,
  restockAction,
} from '#src/blocks/late-product.tsx'
import { MissingPage } from '#src/blocks/missing-page.tsx'
import { RecentProducts } from '#src/blocks/recent-products.tsx'
import { LandedServices } from '#src/features/catalogue/landed-services.tsx'
import { Gallery } from '#src/features/catalogue/gallery.tsx'
import { Elsewhere } from '#src/features/catalogue/elsewhere.tsx'
import { LandedCostCard } from '#src/features/catalogue/landed-cost-card.tsx'
import { PaymentMarks } from '#src/features/catalogue/payment-marks.tsx'
import { ProductBadges } from '#src/features/catalogue/product-badges.tsx'
import { ProductData } from '#src/features/catalogue/product-data.tsx'
import { ProductRating } from '#src/features/catalogue/product-rating.tsx'
import { useLanded } from '#src/features/catalogue/use-landed.ts'
import { pageContext } from '#src/lib/calls.ts'
import { useFacts } from '#src/lib/facts.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useStoreNames } from '#src/lib/store-names.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Container } from '#src/ui/container.tsx'
import styles from './product.module.css'

const MAX_ID = 2_147_483_647
/** What of a long name fits into a sentence about it. */
const NAME_IN_LINE = 55

/** Null for a product that does not exist; every other failure goes on. */
function missing(error: unknown): null {
  const { code, data: answer } = error as { code?: string; data?: { code?: string } }
  if ((answer?.code ?? code) === 'NOT_FOUND') return null
  throw error
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { read, inBrowser } = context.get(pageContext)
  const id = /^[1-9]\d{0,9}$/.test(params.id ?? '') ? Number(params.id) : 0
  if (id === 0 || id > MAX_ID) return data({ product: null, related: null }, { status: 404 })
  const related = read.catalogue.related({ id }).catch(() => null)
  const [product] = await Promise.all([
    read.catalogue.product({ id }).catch(missing),
    readyProduct(),
  ])
  if (product === null) return data({ product, related: null }, { status: 404 })
  if (import.meta.env.SSR || product.availability === 'out_of_stock') await lateRestock.ready()
  // A document is sent whole and kept for others; inside the shop the page does not wait for it.
  return data({ product, related: inBrowser ? related : await related })
}

export { restockAction as action }

export function Component() {
  const { product, related } = useLoaderData<typeof loader>()
  if (product === null) return <MissingProduct />
  return (
    <>
      {/* Another product is another page: its quantity and picture begin anew. */}
      <Product key={product.id} product={product} />
      <lateRelated.Part related={related} />
      <RecentProducts key={`recent ${product.id}`} id={product.id} />
    </>
  )
}

function MissingProduct() {
  const { product: words } = useTexts()
  return <MissingPage title={words.notFound()} text={words.notFoundText()} />
}

function Product({ product }: { product: ProductDetail }) {
  const { catalogue, category, product: words } = useTexts()
  const { user } = useFacts()
  const stores = useStoreNames()
  const [quantity, setQuantity] = useState(1)
  const { id, name, brand, store, images, image, textLanguage } = product
  const landed = useLanded(product.id, product.landedOptions, quantity)
  const lowest = landed.options.find((option) => option.refused === null && option.cheapest)
  const shipment = quotedProducts([{ id, quantity }])
  const sendTo = paths.calculator(shipment)
  const title = product.seoTitle ?? name
  const said = product.seoDescription ?? product.shortDescription
  const crumbs = [
    { label: catalogue.top(), to: paths.home },
    { label: catalogue.list.title(), to: paths.products() },
    { label: category[product.category](), to: paths.products({ categories: [product.category] }) },
    { label: name, lang: textLanguage },
  ]
  return (
    <Container className={styles.page}>
      <PageHead
        title={title}
        description={
          said && said !== title ? said : words.headline({ name: cutAtWord(name, NAME_IN_LINE) })
        }
        canonical={paths.product(id)}
        noindex={!product.listed && 'follow'}
        type="product"
        {...(image !== null && { image })}
      />
      <ProductData product={product} />
      <Breadcrumbs label={catalogue.crumbs()} items={crumbs} />
      <div className={styles.layout}>
        <Gallery images={images.length > 0 ? images : [image]} {...{ name, textLanguage }} />
        <div className={styles.side}>
          <div className={styles.head}>
            <p className={styles.badges}>
              {brand && <Badge>{brand}</Badge>}
              <Badge tone="sea" icon="tag">
                {stores[store]()}
              </Badge>
              <ProductBadges featured={product.featured} discountPercentage={0} />
            </p>
            <h1 lang={textLanguage} className={styles.name}>
              {name}
            </h1>
            <ProductRating {...product} long />
            {user?.isAdmin && (
              <p className={styles.badges}>
                <ButtonLink to={paths.adminProduct(id)} variant="secondary" size="s">
                  {words.editAsAdmin()}
                </ButtonLink>
                {product.elsewhere.length > 0 && (
                  <ButtonLink
                    to={paths.adminSyncPairs({ which: 'joined', product: id })}
                    variant="secondary"
                    size="s"
                  >
                    {words.reviewPairs()}
                  </ButtonLink>
                )}
              </p>
            )}
          </div>
          <BuyBox
            {...{ product, quantity, sendTo }}
            landed={lowest?.refused === null ? lowest : null}
            onQuantity={setQuantity}
          />
          {landed.options.length > 0 && (
            <LandedServices
              options={landed.options}
              product={product}
              busy={landed.quantity !== quantity && !landed.failed}
              failed={landed.failed}
            />
          )}
          <Elsewhere elsewhere={product.elsewhere} />
          {product.priceCents !== null && (
            <LandedCostCard
              priceCents={product.priceCents}
              quantity={quantity}
              exactCents={
                lowest?.refused === null && landed.quantity === quantity ? lowest.totalCents : null
              }
              here={
                product.availability === 'out_of_stock' || !product.carried
                  ? null
                  : {
                      store: product.affiliateUrl || product.originalUrl ? product.store : null,
                    }
              }
              carried={product.carried}
              exactTo={sendTo}
              quoteTo={paths.quote(shipment)}
            />
          )}
          <PaymentMarks />
        </div>
        <div className={styles.facts}>
          <lateFacts.Part product={product} />
        </div>
      </div>
    </Container>
  )
}
