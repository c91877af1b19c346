// One product in the cart: what it is, what it costs now and before, how many, and what stands in the way.
import { useFetcher } from 'react-router'
import type { CartLineView } from '#contract/cart.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Button } from '#src/ui/button.tsx'
import { formatMoney } from '#src/ui/format-number.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Price } from '#src/ui/price.tsx'
import { ProductImage } from '#src/ui/product-image.tsx'
import { OnlyByNote } from '#src/ui/only-by-note.tsx'
import { type CartAnswer, faultText } from './cart-form.ts'
import styles from './cart-line-row.module.css'
import { LineQuantity } from './line-quantity.tsx'

export const lineId = (productId: number) => `cart-line-${productId}`

export function CartLineRow({ line }: { line: CartLineView }) {
  const texts = useTexts()
  const { cart: t } = texts
  const { locale, destination } = useFacts()
  const fetcher = useFetcher<CartAnswer>()
  const { productId, name, textLanguage, priceCents, previousPriceCents, problem } = line
  const removing = fetcher.formData?.get('intent') === 'remove'
  const fault = faultText(fetcher.data, texts)

  return (
    <li
      className={styles.row}
      id={lineId(productId)}
      data-problem={problem ?? undefined}
      aria-busy={fetcher.state !== 'idle' || undefined}
    >
      <Anchor
        to={paths.product(productId)}
        className={styles.picture}
        tabIndex={-1}
        aria-hidden="true"
      >
        <ProductImage src={line.image} alt="" side={112} />
      </Anchor>
      <div className={styles.what}>
        <p className={styles.brand} translate="no">
          {line.brand}
        </p>
        <Anchor to={paths.product(productId)} className={styles.name} lang={textLanguage}>
          {name}
        </Anchor>
        {priceCents > 0 && (
          <p className={styles.each}>
            <Price cents={priceCents} size="s" /> {t.line.each()}
          </p>
        )}
        {previousPriceCents !== null && (
          <p className={styles.changed} data-up={previousPriceCents < priceCents || undefined}>
            {t.line[previousPriceCents < priceCents ? 'priceUp' : 'priceDown']({
              price: formatMoney(previousPriceCents, locale),
            })}
          </p>
        )}
        <OnlyByNote onlyBy={line.onlyBy} kind={line.restrictedKind} />
        {line.waits && !problem && (
          <p className={styles.changed} data-up="">
            {t.line.waits()}
          </p>
        )}
        {problem && (
          <p className={styles.problem}>
            <Icon name="alert" />
            {t.problem[problem]({ count: line.stock, place: destination.name })}
          </p>
        )}
        {fault && (
          <p className={styles.problem} role="alert">
            <Icon name="alert" />
            {fault}
          </p>
        )}
      </div>
      {priceCents > 0 && <Price cents={line.lineCents} className={styles.total ?? ''} />}
      <div className={styles.tools}>
        <LineQuantity line={line} fetcher={fetcher} />
        <fetcher.Form method="post" action={paths.cart}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="productId" value={productId} />
          <Button
            type="submit"
            variant="quiet"
            icon="trash"
            busy={removing}
            aria-label={t.line.removeOf({ name })}
          >
            <span className={styles.removeWord}>{t.line.remove()}</span>
          </Button>
        </fetcher.Form>
      </div>
    </li>
  )
}
