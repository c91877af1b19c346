// What the cart will cost at the door, by air and by sea, before anybody asks for a name.
import type { CartView } from '#contract/cart.ts'
import type { CheckoutOption } from '#contract/checkout.ts'
import { paths } from '#contract/paths.ts'
import { quotedProducts } from '#contract/quoted-products.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { formatNumber } from '#src/ui/format-number.ts'
import { Icon } from '#src/ui/icon.tsx'
import { LocalPrice, RateNote } from '#src/ui/local-price.tsx'
import { Price } from '#src/ui/price.tsx'
import { SERVICE_ICONS } from '#src/ui/service-icons.ts'
import styles from './cart-summary.module.css'

const centsOf = (
  { charges }: CheckoutOption,
  code: CheckoutOption['charges'][number]['code'],
): number => charges.find((charge) => charge.code === code)?.cents ?? 0

interface CartSummaryProps {
  cart: CartView
  options: CheckoutOption[]
  estimated: boolean
  taxBasisPoints: number
}

export function CartSummary({ cart, options, estimated, taxBasisPoints }: CartSummaryProps) {
  const { cart: t, chargeNames } = useTexts()
  const { locale } = useFacts()
  const [first] = options
  const percent = formatNumber(taxBasisPoints / 100, locale, 2)
  return (
    <section className={styles.summary} aria-labelledby="cart-summary-title">
      <h2 id="cart-summary-title" className={styles.title}>
        {t.summary.title()}
      </h2>
      <dl className={styles.lines}>
        <div>
          <dt>
            {t.summary.subtotal()} <small>{t.summary.items({ count: cart.itemCount })}</small>
          </dt>
          <dd>
            <Price cents={cart.subtotalCents} />
            <LocalPrice cents={cart.subtotalCents} />
          </dd>
        </div>
        {first && (
          <>
            <div>
              <dt>{t.summary.taxes({ percent })}</dt>
              <dd>
                <Price cents={centsOf(first, 'taxes')} size="s" />
              </dd>
            </div>
            <div>
              <dt>{chargeNames.processing()}</dt>
              <dd>
                <Price cents={centsOf(first, 'processing')} size="s" />
              </dd>
            </div>
          </>
        )}
      </dl>
      {options.length > 0 && (
        <>
          <h3 className={styles.total}>{t.summary.total()}</h3>
          <ul className={styles.options}>
            {options.map((option) => (
              <li key={option.service} className={styles.option}>
                <Icon name={SERVICE_ICONS[option.service]} size={22} />
                <span className={styles.service}>
                  {chargeNames[`freight_${option.service}`]()}
                  <small className="pu-facts">
                    <span>{t.summary.days({ min: option.minDays, max: option.maxDays })}</span>
                    <Price
                      cents={centsOf(option, 'freight')}
                      size="s"
                      className={styles.freight ?? ''}
                    />
                  </small>
                </span>
                <span className={styles.amount}>
                  <Price cents={option.totalCents} />
                  <LocalPrice cents={option.totalCents} />
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.note}>{t.summary.choose()}</p>
          {estimated && <p className={styles.note}>{t.summary.estimated()}</p>}
        </>
      )}
      <RateNote className={styles.note} />
      <ContinueButton cart={cart} wide />
      <ButtonLink
        to={paths.quote(
          quotedProducts(cart.lines.map(({ productId: id, quantity }) => ({ id, quantity }))),
        )}
        variant="quiet"
        size="s"
        wide
        icon="tag"
        rel="nofollow"
      >
        {t.summary.quote()}
      </ButtonLink>
    </section>
  )
}

/** The way to the checkout, or why there is none yet. */
export function ContinueButton({ cart, wide = false }: { cart: CartView; wide?: boolean }) {
  const { cart: t } = useTexts()
  if (!cart.lines.some((line) => line.problem))
    return (
      <ButtonLink to={paths.checkout} size="l" wide={wide} iconEnd="arrow-right">
        {t.summary.next()}
      </ButtonLink>
    )
  return (
    <div className={styles.blocked}>
      <Button size="l" wide={wide} disabled>
        {t.summary.next()}
      </Button>
      {wide && <p>{t.summary.blocked()}</p>}
    </div>
  )
}
