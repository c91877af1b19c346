// The quantity of a line: a form that works without scripts, and sends by itself with them.
import { paths } from '#contract/paths.ts'
import type { CartLineView } from '#contract/cart.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { Quantity } from '#src/ui/quantity.tsx'
import type { CartFetcher } from './cart-form.ts'
import styles from './cart-line-row.module.css'

/** What the number will be once the request on its way has been answered. */
const expected = (line: CartLineView, form: FormData | undefined): number =>
  form?.get('intent') === 'set'
    ? Number(form.get('quantity')) + Number(form.get('step') ?? 0)
    : line.quantity

export function LineQuantity({ line, fetcher }: { line: CartLineView; fetcher: CartFetcher }) {
  const { cart: t } = useTexts()
  const { productId, name } = line
  const max = Math.min(99, Math.max(line.stock, line.quantity))
  return (
    <fetcher.Form method="post" action={paths.cart} className={styles.quantity}>
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="productId" value={productId} />
      {/* First in the form, so that Enter in the number sends the number; unseen where scripts send it. */}
      <Button type="submit" variant="secondary" size="s" className={styles.update ?? ''}>
        {t.line.update()}
      </Button>
      <Quantity
        label={t.line.quantityOf({ name })}
        decreaseLabel={t.line.less({ name })}
        increaseLabel={t.line.more({ name })}
        stepName="step"
        // Less than one piece takes the line out.
        min={0}
        value={expected(line, fetcher.formData)}
        max={max}
        limitText={t.line.limit({ max })}
        onChange={(quantity) =>
          void fetcher.submit(
            { intent: 'set', productId, quantity },
            { method: 'post', action: paths.cart },
          )
        }
      />
    </fetcher.Form>
  )
}
