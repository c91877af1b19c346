// Why the order was not placed, with what changed and the way on. Nothing was bought or charged.
import { paths } from '#contract/paths.ts'
import { errorText } from '#src/lib/error-text.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { formatMoney } from '#src/ui/format-number.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { CheckoutAnswer } from './checkout-fields.ts'

interface Line {
  productId: number
  name: string
  textLanguage: string
}

const list = <L extends Line>(lines: readonly L[], said?: (line: L) => string) => (
  <ul>
    {lines.map((line) => (
      <li key={line.productId}>
        <span lang={line.textLanguage}>{line.name}</span>
        {said && `: ${said(line)}`}
      </li>
    ))}
  </ul>
)

export function RefusalNotice({ refusal }: { refusal: NonNullable<CheckoutAnswer['refused']> }) {
  const { checkout: t, errors } = useTexts()
  const { locale } = useFacts()
  const money = (cents: number) => formatMoney(cents, locale)
  const toCart = (
    <ButtonLink to={paths.cart} variant="secondary" size="s">
      {t.fixCart()}
    </ButtonLink>
  )
  if (refusal.code === 'price_changed')
    return (
      <Notice tone="warn" title={t.priceChanged()}>
        <p>
          {t.priceChangedText({
            before: money(refusal.expectedTotalCents),
            now: money(refusal.totalCents),
          })}
        </p>
        {list(refusal.lines, ({ seenCents, currentCents }) =>
          t.lineChanged({ before: money(seenCents), now: money(currentCents) }),
        )}
        {refusal.customsChanged && <p>{errors.customs_changed()}</p>}
      </Notice>
    )
  if (refusal.code === 'out_of_stock')
    return (
      <Notice tone="error" title={t.soldOut()} actions={toCart}>
        {list(refusal.lines, t.lineSoldOut)}
      </Notice>
    )
  if (refusal.code === 'not_sold_here' || refusal.code === 'not_carried')
    return (
      <Notice
        tone="error"
        title={refusal.code === 'not_carried' ? t.notCarried() : t.notSold()}
        actions={toCart}
      >
        {list(refusal.lines)}
      </Notice>
    )
  return <Notice tone="warn">{errorText(refusal, errors, locale)}</Notice>
}
