// What the cart says of lines that cannot be ordered, told before anybody fills in the form.
import type { CartLineView } from '#contract/cart.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { CheckoutAnswer } from './checkout-fields.ts'

interface BlockedLinesProps {
  lines: readonly CartLineView[]
  refusal: CheckoutAnswer['refused'] | null
  /** Where the order would go. */
  place: string
}

export function BlockedLines({ lines, refusal, place }: BlockedLinesProps) {
  const { cart, checkout: t } = useTexts()
  const blocked = lines.flatMap(({ problem, ...line }) => (problem ? [{ ...line, problem }] : []))
  // The refusal names them already.
  const isToldBelow =
    refusal && ['not_sold_here', 'not_carried', 'out_of_stock'].includes(refusal.code)
  if (blocked.length === 0 || isToldBelow) return null
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
      <ul>
        {blocked.map(({ productId, name, textLanguage, problem, stock }) => (
          <li key={productId}>
            <span lang={textLanguage}>{name}</span>
            {': '}
            {cart.problem[problem]({ count: stock, place })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
