// One product in a list: the whole card is one link, heart and cart button lie above it.
import type { ProductCard as Product } from '#contract/catalogue.ts'
import { paths } from '#contract/paths.ts'
import { AlsoAt } from '#src/features/catalogue/also-at.tsx'
import { LandedPrice } from '#src/features/catalogue/landed-price.tsx'
import { FavouriteButton } from '#src/features/catalogue/favourite-button.tsx'
import { ProductBadges } from '#src/features/catalogue/product-badges.tsx'
import { ProductPrice } from '#src/features/catalogue/product-price.tsx'
import { ProductRating } from '#src/features/catalogue/product-rating.tsx'
import { StockLine } from '#src/features/catalogue/stock-line.tsx'
import { useFacts } from '#src/lib/facts.ts'
import { useStoreNames } from '#src/lib/store-names.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { ProductImage } from '#src/ui/product-image.tsx'
import { CardAction } from './card-action.tsx'
import styles from './product-card.module.css'

interface ProductCardProps {
  product: Product
  /** Level of the name in the page's outline. */
  level?: 2 | 3
  /** For the cards that are seen before anybody scrolls. */
  eager?: boolean
  /** For the first card of a page that begins with a grid. */
  first?: boolean
}

/** Of what several stores have; a list of one store may show a dearer offer. */
const isLowestOf = ({ priceCents, availability, elsewhere }: Product): boolean =>
  priceCents !== null &&
  availability !== 'out_of_stock' &&
  elsewhere.length > 0 &&
  elsewhere.every((offer) => offer.priceCents >= priceCents)

/** A card of the grid: half a phone, a third of a tablet, a quarter of a desktop. */
const SIZES = '(min-width: 64em) 18rem, (min-width: 48em) 30vw, 45vw'

export function ProductCard({
  product,
  level = 3,
  eager = false,
  first = false,
}: ProductCardProps) {
  const { card } = useTexts().catalogue
  const stores = useStoreNames()
  const { destination } = useFacts()
  const { id, name, textLanguage } = product
  const Name = `h${level}` as const
  return (
    <article className={`pu-card ${styles.card}`} data-lift="">
      <div className={styles.picture}>
        <ProductImage src={product.image} alt="" sizes={SIZES} eager={eager} first={first} />
        <p className={styles.badges}>
          <ProductBadges {...product} />
        </p>
      </div>
      <FavouriteButton {...{ id, name, textLanguage }} className={styles.heart} />
      <p className={styles.origin}>
        <span translate="no">{product.brand}</span>
        <span translate="no">{stores[product.store]()}</span>
      </p>
      <Name className={styles.name} lang={textLanguage}>
        <Anchor to={paths.product(id)} className={styles.link}>
          {name}
        </Anchor>
      </Name>
      <div className={styles.rating}>
        <ProductRating {...product} />
      </div>
      <div className={styles.prices}>
        {product.landed && <LandedPrice landed={product.landed} />}
        {!product.carried && (
          <p className={styles.stays}>{card.notCarried({ place: destination.name })}</p>
        )}
        <ProductPrice
          product={product}
          size={product.landed ? 's' : 'm'}
          lowest={isLowestOf(product)}
        />
        <AlsoAt {...product} />
      </div>
      <StockLine {...product} />
      <CardAction product={product} className={styles.action} />
    </article>
  )
}
