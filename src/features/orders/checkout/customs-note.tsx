// Who pays what customs may ask beyond the price, in one sentence before anybody orders.
import type { CheckoutOption } from '#contract/checkout.ts'
import { customsQuery } from '#contract/customs-view.ts'
import { paths } from '#contract/paths.ts'
import { customsCountryOf } from '#domain/customs-country.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatMoney } from '#src/ui/format-number.ts'
import styles from './checkout.module.css'

interface CustomsNoteProps {
  customs: CheckoutOption['customs']
  /** Two lower-case letters. */
  country: string
}

export function CustomsNote({ customs, country }: CustomsNoteProps) {
  const { customsPay: t } = useTexts().checkout
  const { locale } = useFacts()
  const known = customsCountryOf(country)
  const said = () => {
    if (customs.by === 'shop') return t.included()
    if (customs.onTop === null) return t.unknown()
    const { fromCents, toCents } = customs.onTop
    if (toCents === 0) return t.none()
    return t.more({ from: formatMoney(fromCents, locale), to: formatMoney(toCents, locale) })
  }
  return (
    <p className={styles.customs}>
      {said()}{' '}
      {known && (
        <Anchor to={paths.customsCalculator(customsQuery({ country: known }))}>{t.how()}</Anchor>
      )}
    </p>
  )
}
