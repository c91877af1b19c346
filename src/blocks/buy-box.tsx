// The one place of the decision: price, arrival, how many, and the ways to buy, or to hear when it can be bought again.
import { useActionData, useHref } from 'react-router'
import type { ProductDetail } from '#contract/catalogue.ts'
import type { LandedOffer } from '#contract/landed.ts'
import { paths } from '#contract/paths.ts'
import { AddToCartForm } from '#src/features/cart/add-to-cart.tsx'
import { BuyLink } from '#src/features/catalogue/buy-link.tsx'
import { LandedPrice } from '#src/features/catalogue/landed-price.tsx'
import { FavouriteButton } from '#src/features/catalogue/favourite-button.tsx'
import { ProductPrice } from '#src/features/catalogue/product-price.tsx'
import { TravelNotice } from '#src/features/catalogue/travel-notice.tsx'
import { ShareButton } from '#src/features/catalogue/share-button.tsx'
import { StockLine } from '#src/features/catalogue/stock-line.tsx'
import { useFacts } from '#src/lib/facts.ts'
import { useStoreNames } from '#src/lib/store-names.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RateNote } from '#src/ui/local-price.tsx'
import { Price } from '#src/ui/price.tsx'
import { Quantity } from '#src/ui/quantity.tsx'
import styles from './buy-box.module.css'
import { lateRestock } from './late-product.tsx'

interface BuyBoxProps {
  product: ProductDetail
  quantity: number
  /** The lowest price at the door of so many pieces. */
  landed: LandedOffer | null
  /** The calculator with this product in it. */
  sendTo: string
  onQuantity: (quantity: number) => void
}

export function BuyBox({ product, quantity, landed, sendTo, onQuantity }: BuyBoxProps) {
  const { product: words, catalogue } = useTexts()
  const { origin, destination } = useFacts()
  const here = useHref(paths.product(product.id))
  const { card } = catalogue
  const stores = useStoreNames()
  const { id, name, textLanguage, stock, salesPolicy } = product
  const sold = salesPolicy === 'own'
  const soldOut = product.availability === 'out_of_stock'
  // A price that its store has not confirmed says nothing about what the store has.
  const awaited = soldOut && (sold || product.priceCents !== null)
  const answered = useActionData() !== undefined
  const bounded = sold && product.availability !== 'pre_order'
  const max = bounded ? Math.max(1, Math.min(99, stock)) : 99
  const amount = (
    <div className={styles.amount}>
      <span aria-hidden="true">{words.quantity()}</span>
      <Quantity
        label={words.quantity()}
        decreaseLabel={words.less()}
        increaseLabel={words.more()}
        value={quantity}
        max={max}
        limitText={words.limit({ max })}
        onChange={onQuantity}
      />
    </div>
  )
  return (
    <div className={`pu-card ${styles.box}`}>
      <div className={styles.price}>
        {landed && <LandedPrice landed={landed} size="xl" />}
        <ProductPrice product={product} size={landed ? 's' : 'xl'} />
        {product.discountPercentage > 0 && (
          <Badge tone="primary" solid>
            {card.discount({ percent: product.discountPercentage })}
          </Badge>
        )}
      </div>
      <StockLine {...product} />
      {product.listed && product.priceCents === null && (
        <p className={styles.soft}>{words.noPriceText()}</p>
      )}
      {!product.listed && (
        <Notice still tone="warn">
          {words.unlisted()}
        </Notice>
      )}
      <TravelNotice {...product} />
      {(awaited || answered) && <lateRestock.Part awaited={awaited} quiet={!sold} />}
      {!product.carried || awaited ? null : sold ? (
        <AddToCartForm
          productId={id}
          label={card.add()}
          size="l"
          wide
          icon="cart"
          className={styles.form}
          barClassName={styles.bar}
          beside={
            product.priceCents !== null && (
              <span className={styles.barPrice}>
                {landed && <small>{card.landed({ place: destination.name })}</small>}
                <Price cents={landed?.totalCents ?? product.priceCents * quantity} />
              </span>
            )
          }
        >
          {amount}
        </AddToCartForm>
      ) : (
        amount
      )}
      {sold && product.store === 'own' && (
        <p className={styles.soft}>{words.soldHere({ brand: stores.own() })}</p>
      )}
      {product.listed && <BuyLink {...product} />}
      {!sold && product.listed && (
        <>
          <p className={styles.soft}>{words.soldBy({ store: stores[product.store]() })}</p>
          {product.carried && (
            <>
              <ButtonLink to={sendTo} variant="secondary" wide icon="box" rel="nofollow">
                {words.toLocker()}
              </ButtonLink>
              <p className={styles.soft}>{words.toLockerHint()}</p>
            </>
          )}
        </>
      )}
      <RateNote />
      <div className={styles.keep}>
        <FavouriteButton {...{ id, name, textLanguage }} long />
        <ShareButton title={name} url={`${origin}${here}`} />
      </div>
    </div>
  )
}
