// How a rate has moved: which series and how long are links, so that every picture has an address.
import type { RateHistory as History } from '#contract/currency.ts'
import { paths } from '#contract/paths.ts'
import { QUOTED_CURRENCIES } from '#domain/currencies.ts'
import { BOLIVAR_KINDS } from '#domain/rate-age.ts'
import { HISTORY_DAYS } from '#domain/vocabulary.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatChange } from '#src/ui/format-change.ts'
import { formatDay, formatRate } from '#src/ui/format-rate.ts'
import { LineChart } from '#src/ui/line-chart.tsx'
import styles from './rates.module.css'
import type { RatesView } from './rates-view.ts'

interface Choice {
  label: string
  to: string
  chosen: boolean
}

function Choices({ label, choices }: { label: string; choices: Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.choices}>
        {choices.map(({ label: name, to, chosen }) => (
          <li key={to}>
            <Anchor to={to} aria-current={chosen ? 'true' : undefined}>
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface RateHistoryProps {
  view: RatesView
  points: History['points']
  /** Of the page it stands on. */
  addressOf?: (view: RatesView) => string
}

export function RateHistory({ view, points, addressOf = paths.currency }: RateHistoryProps) {
  const { exchange: t, money } = useTexts()
  const { locale } = useFacts()
  const { currency, kind, days } = view
  const address = (change: Partial<RatesView>) => `${addressOf({ ...view, ...change })}#history`
  const value = (rate: number | string) => formatRate({ currency, rate: String(rate) }, locale)
  const values = points.map(({ day, rate }) => ({ day, value: Number(rate) }))
  const amounts = values.map((each) => each.value)
  const [first = 0, last = 0] = [amounts[0], amounts.at(-1)]
  const percent = first === 0 ? 0 : (last / first - 1) * 100
  const change = formatChange(percent, locale, 1)
  const told = { first: value(first), last: value(last), days, change }
  const label = t.summary({
    ...told,
    name: money.name[currency](),
    low: value(Math.min(...amounts)),
    high: value(Math.max(...amounts)),
  })
  return (
    <section id="history" className={`pu-card ${styles.panel}`} aria-labelledby="history-title">
      <h2 id="history-title">{t.history()}</h2>
      <Choices
        label={t.currency()}
        choices={QUOTED_CURRENCIES.map((code) => ({
          label: money.name[code](),
          to: address({ currency: code }),
          chosen: code === currency,
        }))}
      />
      <div className={styles.pair}>
        {currency === 'VES' && (
          <Choices
            label={t.series()}
            choices={BOLIVAR_KINDS.map((each) => ({
              label: t[each](),
              to: address({ kind: each }),
              chosen: each === kind,
            }))}
          />
        )}
        <Choices
          label={t.period()}
          choices={HISTORY_DAYS.map((count) => ({
            label: t.days({ count }),
            to: address({ days: count }),
            chosen: count === days,
          }))}
        />
      </div>
      {values.length < 2 ? (
        <p className={styles.soft}>{t.noHistory()}</p>
      ) : (
        <>
          <LineChart
            values={values}
            label={label}
            tableLabel={t.table()}
            columns={[t.day(), t.value()]}
            formatDay={(day) => formatDay(day, locale)}
            formatValue={(amount) => value(amount)}
          />
          <p className={styles.soft} aria-hidden="true">
            {t.course(told)}
          </p>
        </>
      )}
    </section>
  )
}
