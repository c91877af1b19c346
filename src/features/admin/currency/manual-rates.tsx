// Rates set by hand: which hold, who set them and why, and the form that sets one.
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { Form, useNavigation } from 'react-router'
import type { AdminRates } from '#contract/currency-desk.ts'
import { QUOTED_CURRENCIES } from '#domain/currencies.ts'
import { useTexts } from '#src/lib/texts.ts'
import { CheckField } from '#src/ui/field.tsx'
import { formatParity, formatStamp } from '#src/ui/format-rate.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from '../kit/desk.module.css'
import type { CurrencyAnswer } from './currency-action.ts'

function Manual({ each }: { each: AdminRates['overrides'][number] }) {
  const { forex: t, money } = useTexts()
  const locale = useUiLocale()
  const rate = formatParity(each, locale)
  return (
    <li className={styles.panel}>
      <div className={styles.head}>
        <div>
          <h3>
            {money.name[each.currency]()}: <span translate="no">{rate}</span>
          </h3>
          <p suppressHydrationWarning>
            {t.until({ day: formatStamp(each.until, locale) })} ·{' '}
            {t.setBy({ name: each.by ?? t.gone(), day: formatStamp(each.valueDate, locale) })}
          </p>
        </div>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={each.id} />
          <Button
            type="submit"
            name="intent"
            value="end"
            variant="default"
            aria-label={t.endThis({ rate })}
          >
            {t.end()}
          </Button>
        </Form>
      </div>
      <p>{each.note}</p>
    </li>
  )
}

interface SetRateProps {
  answer: CurrencyAnswer | undefined
}

export function SetRate({ answer }: SetRateProps) {
  const { forex: t, money, faults, errors } = useTexts()
  const mine = answer?.intent === 'set' ? answer : undefined
  const busy = useNavigation().formData?.get('intent') === 'set'
  const errorOf = (name: string): string | undefined => {
    const fault = mine?.faults[name]
    return fault && faults[fault]()
  }
  const refused = mine?.refusal && errors[mine.refusal]()
  const jumps = mine?.refusal === 'rate_jumps'
  return (
    <Form method="post" noValidate preventScrollReset className={styles.panel}>
      <div>
        <h2>{t.set()}</h2>
        <p className={styles.soft}>{t.setText()}</p>
      </div>
      <div className={styles.pair}>
        <NativeSelect
          name="currency"
          label={t.currency()}
          defaultValue={mine?.values['currency']}
          error={errorOf('currency')}
          data={QUOTED_CURRENCIES.map((value) => ({ value, label: money.name[value]() }))}
        />
        <TextInput
          name="rate"
          label={t.rate()}
          defaultValue={mine?.values['rate']}
          error={jumps ? refused : errorOf('rate')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
        />
        <TextInput
          name="until"
          type="date"
          label={t.untilDay()}
          defaultValue={mine?.values['until']}
          error={refused && !jumps ? refused : errorOf('until')}
        />
        <Textarea
          id="set-note"
          name="note"
          label={t.why()}
          defaultValue={mine?.values['note']}
          error={errorOf('note')}
          rows={2}
          maxLength={500}
        />
      </div>
      {jumps && <CheckField name="sure" value="1" label={t.sure()} />}
      <div>
        <Button type="submit" name="intent" value="set" loading={busy}>
          {t.submit()}
        </Button>
      </div>
    </Form>
  )
}

export function ManualRates({ overrides }: Pick<AdminRates, 'overrides'>) {
  const { forex: t } = useTexts()
  return (
    <section className={styles.part} aria-labelledby="manual">
      <div>
        <h2 id="manual">{t.manual()}</h2>
        {overrides.length === 0 && <p className={styles.soft}>{t.manualNone()}</p>}
      </div>
      {overrides.length > 0 && (
        <ul className={styles.list}>
          {overrides.map((each) => (
            <Manual key={each.id} each={each} />
          ))}
        </ul>
      )}
    </section>
  )
}
