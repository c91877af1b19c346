// The currencies prices can be shown in, as buttons of one plain form: the answer is this page in the new currency.
import { localised, paths } from '#contract/paths.ts'
import { CURRENCY_SYMBOLS, DISPLAY_CURRENCIES } from '#domain/currencies.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useAddress } from '#src/lib/use-address.ts'
import styles from './currency-choice.module.css'

export function CurrencyChoice() {
  const { locale, currency } = useFacts()
  const { money } = useTexts()
  const { pathname, search } = useAddress()
  return (
    <form method="post" action={localised(locale, paths.currency())} className={styles.choice}>
      <input type="hidden" name="next" value={`${pathname}${search}`} />
      {DISPLAY_CURRENCIES.map((code) => (
        <button
          key={code}
          type="submit"
          name="currency"
          value={code}
          aria-pressed={code === currency}
          className={styles.option}
        >
          <span className={styles.sign} translate="no">
            {CURRENCY_SYMBOLS[code]}
          </span>
          {money.name[code]()}
        </button>
      ))}
    </form>
  )
}
