// The cart as a page shows it: lines, what they cost at the door, and the way on.
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Price } from '#src/ui/price.tsx'
import { CartLineRow } from './cart-line-row.tsx'
import styles from './cart-page.module.css'
import { CartSummary, type CartSummaryProps, ContinueButton } from './cart-summary.tsx'
import { ClearCart } from './clear-cart.tsx'
import { PlainNotice } from './plain-notice.tsx'
import { PriceNotice } from './price-notice.tsx'

export function CartContent({ cart, ...quote }: CartSummaryProps) {
  const { cart: t } = useTexts()
  const { destination } = useFacts()
  // What cannot be ordered yet has no freight: then the goods alone are known.
  const fromCents = Math.min(...quote.options.map(({ totalCents }) => totalCents))
  const isQuoted = Number.isFinite(fromCents)
  return (
    <>
      <div className={styles.head}>
        <h1>{t.title()}</h1>
        <ClearCart />
      </div>
      <div className="pu-split">
        <div className={styles.main}>
          <PlainNotice />
          {cart.lines.some((line) => line.previousPriceCents !== null) && <PriceNotice />}
          <ul className="pu-card" aria-label={t.line.list()}>
            {cart.lines.map((line) => (
              <CartLineRow key={line.productId} line={line} />
            ))}
          </ul>
        </div>
        <CartSummary cart={cart} {...quote} />
      </div>
      <div className={styles.bar}>
        <span className={styles.barWords}>
          {isQuoted ? t.summary.totalFrom({ place: destination.name }) : t.summary.subtotal()}
          <Price cents={isQuoted ? fromCents : cart.subtotalCents} />
        </span>
        <ContinueButton {...{ cart, ...quote }} />
      </div>
    </>
  )
}
