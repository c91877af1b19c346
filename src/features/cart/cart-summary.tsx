// What the cart will cost at the door, by each service, before anybody asks for a name.
import type { CartView } from '#contract/cart.ts'
import type { CheckoutOption, CheckoutQuote } from '#contract/checkout.ts'
import { paths } from '#contract/paths.ts'
import { quotedProducts } from '#contract/quoted-products.ts'
import { apartText, hasRest } from '#src/lib/apart-text.ts'
import { begunOption, namedFor } from '#src/lib/begun-option.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { CustomsNote } from '#src/ui/customs-note.tsx'
import { LandedList } from '#src/ui/landed-list.tsx'
import { LocalPrice, RateNote } from '#src/ui/local-price.tsx'
import { Price } from '#src/ui/price.tsx'
import styles from './cart-summary.module.css'

const asLanded = (all: readonly CheckoutOption[]) => (option: CheckoutOption) => ({
  ...option,
  refused: null,
  cheapest: all.every(({ totalCents }) => option.totalCents <= totalCents),
})

type Quoted = Extract<CheckoutQuote, { ok: true }>
type Ways = Pick<Quoted, 'options' | 'closed'>

export interface CartSummaryProps extends Ways {
  cart: CartView
  estimated: boolean
  /** Chosen with the goods. */
  service: Quoted['service']
}

export function CartSummary({ cart, options, estimated, closed, service }: CartSummaryProps) {
  const { cart: t } = useTexts()
  const { destination } = useFacts()
  // What each service says of lines that cannot be ordered helps nobody: they are marked themselves.
  const isQuoted = options.length > 0 || cart.lines.every(({ problem }) => problem === null)
  const begun = begunOption(options, service)
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
      </dl>
      {isQuoted && (
        <>
          <h3 className={styles.total}>{t.summary.total({ place: destination.name })}</h3>
          <LandedList options={[...options.map(asLanded(options)), ...closed]} />
          {begun && (
            <>
              <p className={styles.note}>{t.summary.choose()}</p>
              <CustomsNote
                customs={begun.customs}
                country={destination.country}
                by={namedFor(options, begun)}
              />
            </>
          )}
          {closed.some(({ suspension }) => suspension) && !begun && hasRest(cart.lines) && (
            <p className={styles.note}>{t.summary.rest()}</p>
          )}
          {estimated && <p className={styles.note}>{t.summary.estimated()}</p>}
        </>
      )}
      <RateNote className={styles.note} />
      <ContinueButton {...{ cart, options, closed }} wide />
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

interface ContinueProps extends Ways {
  cart: CartView
  wide?: boolean
}

/** The way to the checkout, or why there is none yet. */
export function ContinueButton({ cart, wide = false, ...ways }: ContinueProps) {
  const { cart: t } = useTexts()
  const { destination } = useFacts()
  const apart = apartText(t, { cart, ...ways }, destination.name)
  if (!apart && !cart.lines.some((line) => line.problem))
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
      {wide && <p>{apart ?? t.summary.blocked()}</p>}
    </div>
  )
}
