// One rate of today: what a dollar is worth, by whom, since when, and whether it is the one prices are shown by.
import type { Rates } from '#contract/currency.ts'
import { SOURCE_NAMES } from '#domain/rate-sources.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { formatParity, formatStamp, formatValueDate } from '#src/ui/format-rate.ts'
import styles from './rates.module.css'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The name their terms want, with its address; the shop itself has none. */
function Source({ rate }: { rate: Rates['rates'][number] }) {
  const { name, url } = SOURCE_NAMES[rate.source]
  if (url === null) return null
  return (
    <>
      <a href={url} rel="noreferrer" translate="no">
        {name}
      </a>
      {rate.sandbox && <span> sandbox</span>}
    </>
  )
}

export function RateCard({ rate }: { rate: Rates['rates'][number] }) {
  const { exchange: t, money } = useTexts()
  const { locale } = useFacts()
  const { currency, kind, shown, state, source, fetchedAt } = rate
  const title = currency === 'VES' ? capital(money.kind[kind]()) : money.name[currency]()
  return (
    <article className={`pu-card ${styles.card}`}>
      <div className={styles.cardHead}>
        <h3>{title}</h3>
        {shown && currency === 'VES' && <Badge tone="sea">{t.shown()}</Badge>}
      </div>
      <p className={styles.rate} translate="no">
        {formatParity(rate, locale)}
      </p>
      {state === 'stale' && <Badge tone="honey">{t.stale()}</Badge>}
      <dl className={styles.facts}>
        {source !== 'admin' && (
          <div>
            <dt>{t.from()}</dt>
            <dd>
              <Source rate={rate} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t.valid()}</dt>
          <dd suppressHydrationWarning>{formatValueDate(rate, locale)}</dd>
        </div>
        <div>
          <dt>{t.read()}</dt>
          <dd suppressHydrationWarning>{formatStamp(fetchedAt, locale)}</dd>
        </div>
      </dl>
    </article>
  )
}
