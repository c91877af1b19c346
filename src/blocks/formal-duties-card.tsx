// The shop's taxes beside the range of the formal rules: what a quote takes and what customs itself might ask.
import { customsQuery } from '#contract/customs-view.ts'
import { paths } from '#contract/paths.ts'
import type { FormalDuties, FormalDuty } from '#domain/formal-duties.ts'
import { writeLocaleNumber } from '#domain/locale-number.ts'
import type { Quote, QuotePrice } from '#domain/quote-types.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { CustomsRange } from '#src/features/customs/customs-range.tsx'
import { reasonText } from '#src/lib/reason-text.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Price } from '#src/ui/price.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './formal-duties-card.module.css'

/** The customs calculator with the quote's own figures. */
const questionOf = ({ input }: FormalDuty, locale: Locale): string => {
  const dollars = (cents = 0) => (cents > 0 ? writeLocaleNumber(cents * 10, locale) : '')
  const { country, category = 'other', mode = 'courier', units = 1, boxes = 1 } = input
  return paths.customsCalculator(
    customsQuery({
      country,
      category,
      mode,
      numbers: locale,
      scale: 'lb',
      asked: true,
      value: dollars(input.declaredCents),
      freight: dollars(input.freightCents),
      insurance: dollars(input.insuranceCents),
      weight: writeLocaleNumber(input.weight.thousandths, locale),
      units: units > 1 ? String(units) : '',
      boxes: boxes > 1 ? String(boxes) : '',
    }),
  )
}

/** Of the cheapest service that takes the shipment. Needs the dictionaries `calculator`, `duties`, `tariffs`. */
export function FormalDutiesCard({ duties, quote }: { duties: FormalDuties; quote: Quote }) {
  const { calculator: t, duties: words, tariffs } = useTexts()
  const locale = useUiLocale()
  const best = quote.options.find(
    (option): option is QuotePrice => option.refused === null && option.cheapest,
  )
  if (!best) return null
  if (quote.declaredCents === 0) return <Notice still>{t.needValue()}</Notice>
  const duty = duties[best.service]
  const taxes = best.lines.find(({ code }) => code === 'taxes')
  if (!duty) return null
  return (
    <section className={`pu-card ${styles.card}`} aria-labelledby="formal-duties">
      <h2 id="formal-duties">{t.dutiesTitle({ service: tariffs.service[best.service]() })}</h2>
      <div className={styles.sides}>
        <div className={styles.side}>
          <p className={styles.title}>{t.shopTaxes()}</p>
          <p>
            <Price cents={taxes?.cents ?? 0} size="m" />
          </p>
          {taxes && <p className={styles.small}>{reasonText(taxes, tariffs, locale)}</p>}
          <p className={styles.small}>{t.shopTaxesText()}</p>
        </div>
        <CustomsRange
          estimate={duty.estimate}
          title={words.title()}
          detailsTo={questionOf(duty, locale)}
        />
      </div>
    </section>
  )
}
