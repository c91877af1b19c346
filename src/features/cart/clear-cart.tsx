// Emptying the cart asks once more, without scripts too.
import { useFetcher } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { type CartAnswer, faultText } from './cart-form.ts'
import styles from './cart-page.module.css'

export function ClearCart() {
  const texts = useTexts()
  const { cart: t } = texts
  const fetcher = useFetcher<CartAnswer>()
  const fault = faultText(fetcher.data, texts)
  return (
    <Disclosure button={<span className={styles.clear}>{t.clear()}</span>}>
      <fetcher.Form method="post" action={paths.cart} className={styles.clearForm}>
        <input type="hidden" name="intent" value="clear" />
        <p>{t.clearAsk()}</p>
        <Button type="submit" variant="danger" size="s" busy={fetcher.state !== 'idle'}>
          {t.clearYes()}
        </Button>
        {fault && <p role="alert">{fault}</p>}
      </fetcher.Form>
    </Disclosure>
  )
}
