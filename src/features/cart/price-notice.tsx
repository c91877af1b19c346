// Prices that changed since they were last seen are told before anything else, and stay told until they are seen.
import { useFetcher } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { CartAnswer } from './cart-form.ts'

export function PriceNotice() {
  const { cart: t } = useTexts()
  const fetcher = useFetcher<CartAnswer>()
  return (
    <Notice
      tone="warn"
      still
      title={t.prices.title()}
      actions={
        <fetcher.Form method="post" action={paths.cart}>
          <input type="hidden" name="intent" value="acknowledge" />
          <Button type="submit" variant="secondary" size="s" busy={fetcher.state !== 'idle'}>
            {t.prices.seen()}
          </Button>
        </fetcher.Form>
      }
    >
      {t.prices.text()}
    </Notice>
  )
}
