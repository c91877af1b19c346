// What the cart says of lines that cannot be ordered, told before anybody fills in the form.
import type { CartLineView } from '#contract/cart.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { CheckoutAnswer } from './checkout-fields.ts'
import { ProblemList } from './problem-list.tsx'

interface BlockedLinesProps {
  lines: readonly CartLineView[]
  refusal: CheckoutAnswer['refused'] | null
  /** Where the order would go. */
  place: string
}

export function BlockedLines({ lines, refusal, place }: BlockedLinesProps) {
  const { checkout: t } = useTexts()
  // The refusal names them already.
  const isToldBelow =
    refusal && ['not_sold_here', 'not_carried', 'out_of_stock'].includes(refusal.code)
  if (isToldBelow || lines.every(({ problem }) => problem === null)) return null
  return (
    <Notice
      tone="warn"
      still
      title={t.blocked()}
      actions={
        <ButtonLink to={paths.cart} variant="secondary" size="s">
          {t.fixCart()}
        </ButtonLink>
      }
    >
      <ProblemList lines={lines} place={place} />
    </Notice>
  )
}
