// What any amount of dollars is in bolivars today: a plain form whose answer has an address, with the rate's source and age.
import { useHref } from 'react-router'
import type { RateView } from '#contract/currency.ts'
import { paths } from '#contract/paths.ts'
import { bolivarsFor } from '#domain/bolivar-payment.ts'
import type { ParsedPrice } from '#domain/price-text.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { formatMoney } from '#src/ui/format-number.ts'
import { formatParity, formatStamp, formatValueDate } from '#src/ui/format-rate.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './payments.module.css'

interface BolivarAmountProps {
  rate: RateView
  /** As it was typed, and as it was read; null: nothing was typed. */
  amount: string
  read: ParsedPrice | null
}

export function BolivarAmount({ rate, amount, read }: BolivarAmountProps) {
  const { contentPages, money } = useTexts()
  const t = contentPages.payments
  const locale = useUiLocale()
  return (
    <>
      <form action={useHref(paths.payments())} className={styles.form}>
        <TextField
          name="amount"
          label={t.amount()}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          required
          defaultValue={amount}
          error={read && !read.ok ? t.badAmount() : undefined}
        />
        <Button type="submit">{t.calculate()}</Button>
      </form>
      {read?.ok && (
        <p className={styles.rate} role="status" translate="no">
          {t.result({
            dollars: formatMoney(read.cents, locale),
            bolivars: formatMoney(bolivarsFor(read.cents, rate.rate), locale, 'VES'),
          })}
        </p>
      )}
      <p className={styles.soft} suppressHydrationWarning>
        <strong translate="no">{formatParity(rate, locale)}</strong>
        {`, ${money.kind[rate.kind]()}, ${rate.sourceName || money.kind.override()}, `}
        {formatValueDate(rate, locale)}. {t.takenAt({ at: formatStamp(rate.fetchedAt, locale) })}
        {rate.state === 'stale' && ` ${money.stale()}`}
      </p>
    </>
  )
}
