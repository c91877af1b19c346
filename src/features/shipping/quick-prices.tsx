// What the small calculator answers: each price with its days and the reason of its freight, or why there is none.
import type { Quote } from '#domain/quote-types.ts'
import { reasonText } from '#src/lib/reason-text.ts'
import { namedRefusalText } from '#src/lib/refusal-text.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Price } from '#src/ui/price.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './quick-quote.module.css'

export function QuickPrices({ quote }: { quote: Quote }) {
  const { tariffs, transport: t } = useTexts()
  const locale = useUiLocale()
  const prices = quote.options.flatMap((option) => (option.refused === null ? [option] : []))
  const refused = quote.options.flatMap((option) => (option.refused === null ? [] : [option]))
  return (
    <div className={styles.answer} role="status">
      {prices.map(({ service, totalCents, minDays, maxDays, lines }) => (
        <div key={service} className={styles.price}>
          <p className={styles.line}>
            <strong>{tariffs.service[service]()}</strong>
            <Price cents={totalCents} size="l" />
          </p>
          <p className={styles.soft}>{tariffs.days({ min: minDays, max: maxDays })}</p>
          {lines.slice(0, 1).map((line) => (
            <p key={line.code} className={styles.soft}>
              {reasonText(line, tariffs, locale)}
            </p>
          ))}
        </div>
      ))}
      {prices.length === 0 &&
        refused
          .slice(0, 1)
          .map((option) => <p key={option.service}>{namedRefusalText(option, tariffs, locale)}</p>)}
      {prices.length > 0 && <p className={styles.soft}>{t.quickNote()}</p>}
    </div>
  )
}
