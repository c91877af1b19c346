// Dollars into another currency by today's rate: a plain form whose answer has an address.
import { useHref } from 'react-router'
import type { Rates } from '#contract/currency.ts'
import { paths } from '#contract/paths.ts'
import { QUOTED_CURRENCIES } from '#domain/currencies.ts'
import { convertCents, rateOf } from '#domain/exchange.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { SelectField, TextField } from '#src/ui/field.tsx'
import { formatMoney } from '#src/ui/format-number.ts'
import { formatParity } from '#src/ui/format-rate.ts'
import styles from './rates.module.css'
import { type RatesView, readAmount } from './rates-view.ts'

interface ConverterProps {
  view: RatesView
  rates: Rates['rates']
}

export function Converter({ view, rates }: ConverterProps) {
  const { exchange: t, money, errors } = useTexts()
  const { locale } = useFacts()
  const { currency, amount } = view
  const read = amount === '' ? null : readAmount(amount, locale)
  const rate = rates.find((each) => each.shown && each.currency === currency)
  return (
    <section className={`pu-card ${styles.panel}`} aria-labelledby="convert-title">
      <h2 id="convert-title">{t.convert()}</h2>
      <form action={useHref(paths.currency())} className={styles.form}>
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
        <SelectField name="currency" label={t.to()} defaultValue={currency}>
          {QUOTED_CURRENCIES.map((code) => (
            <option key={code} value={code}>
              {money.name[code]()}
            </option>
          ))}
        </SelectField>
        <Button type="submit">{t.submit()}</Button>
      </form>
      {read?.ok && (
        <div role="status">
          {rate ? (
            <>
              <p className={styles.result}>
                {t.result({
                  dollars: formatMoney(read.cents, locale),
                  amount: formatMoney(
                    convertCents(read.cents, rateOf(rate.rate), currency),
                    locale,
                    currency,
                  ),
                })}
              </p>
              <p className={styles.soft}>
                {t.resultNote()} {formatParity(rate, locale)}.
              </p>
            </>
          ) : (
            <p>{errors.no_rate()}</p>
          )}
        </div>
      )}
    </section>
  )
}
