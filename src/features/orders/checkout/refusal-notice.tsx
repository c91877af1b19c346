// Why the order was not placed, with what changed and the way on. Nothing was bought or charged.
import { paths } from '#contract/paths.ts'
import { errorText } from '#src/lib/error-text.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { formatMoney } from '#src/ui/format-number.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { CheckoutAnswer } from './checkout-fields.ts'

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
        <ul>
          {refusal.lines.map(({ productId, name, textLanguage, seenCents, currentCents }) => (
            <li key={productId}>
              <span lang={textLanguage}>{name}</span>
              {': '}
              {t.lineChanged({ before: money(seenCents), now: money(currentCents) })}
            </li>
          ))}
        </ul>
      </Notice>
    )
  if (refusal.code === 'out_of_stock')
    return (
      <Notice tone="error" title={t.soldOut()} actions={toCart}>
        <ul>
          {refusal.lines.map(({ productId, name, textLanguage, requested, available }) => (
            <li key={productId}>
              <span lang={textLanguage}>{name}</span>
              {': '}
              {t.lineSoldOut({ requested, available })}
            </li>
          ))}
        </ul>
      </Notice>
    )
  if (refusal.code === 'not_sold_here' || refusal.code === 'not_carried')
    return (
      <Notice
        tone="error"
        title={refusal.code === 'not_carried' ? t.notCarried() : t.notSold()}
        actions={toCart}
      >
        <ul>
          {refusal.lines.map(({ productId, name, textLanguage }) => (
            <li key={productId} lang={textLanguage}>
              {name}
            </li>
          ))}
        </ul>
      </Notice>
    )
  return <Notice tone="warn">{errorText(refusal, errors, locale)}</Notice>
}
