// Who pays what customs may ask beyond the price, in one sentence before anybody orders.
import type { CheckoutOption } from '#contract/checkout.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from './anchor.tsx'
import styles from './customs-note.module.css'
import { formatMoney } from './format-number.ts'

interface CustomsNoteProps {
  /** `onTop` left out: nobody has worked out how much it may be. */
  customs: CheckoutOption['customs'] | { by: 'shopper'; onTop?: undefined }
  /** Where the goods go: two lower-case letters. */
  country: string
}

/** Needs the dictionary `chargeNames`. */
export function CustomsNote({ customs, country }: CustomsNoteProps) {
  const { onTop: t } = useTexts().chargeNames
  const { locale } = useFacts()
  const said = () => {
    if (customs.by === 'shop') return t.included()
    if (customs.onTop === undefined) return t.may()
    if (customs.onTop === null) return t.unknown()
    const { fromCents, toCents } = customs.onTop
    if (toCents === 0) return t.none()
    const to = formatMoney(toCents, locale)
    return fromCents === toCents
      ? t.moreOf({ amount: to })
      : t.more({ from: formatMoney(fromCents, locale), to })
  }
  return (
    <p className={styles.note}>
      {said()}{' '}
      <Anchor to={paths.customsCalculator(new URLSearchParams({ to: country.toUpperCase() }))}>
        {t.how()}
      </Anchor>
    </p>
  )
}
