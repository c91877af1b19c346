// Readings nobody sees until a person has decided: each beside the good one it differs from.
import { Button } from '@mantine/core'
import { Form } from 'react-router'
import type { AdminRates } from '#contract/currency-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatParity, formatRate, formatStamp } from '#src/ui/format-rate.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from '../kit/desk.module.css'
import { useRateWords } from './use-rate-words.ts'

function Waiting({ each }: { each: AdminRates['waiting'][number] }) {
  const { forex: t } = useTexts()
  const locale = useUiLocale()
  const words = useRateWords()
  const rate = formatParity(each, locale)
  return (
    <li className={styles.panel}>
      <div className={styles.head}>
        <div>
          <h3>
            {words.nameOf(each)}: <span translate="no">{rate}</span>
          </h3>
          {each.last && (
            <p>
              {t.against({
                rate: formatRate({ ...each, rate: each.last }, locale),
                change: words.changeOf(each.rate, each.last),
              })}
            </p>
          )}
          <p suppressHydrationWarning>
            {t.readFrom({
              source: words.sourceOf(each),
              day: formatStamp(each.fetchedAt, locale),
            })}
          </p>
        </div>
        <Form method="post" preventScrollReset className={styles.row}>
          <input type="hidden" name="id" value={each.id} />
          <Button type="submit" name="intent" value="accept" aria-label={t.acceptThis({ rate })}>
            {t.accept()}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="reject"
            variant="default"
            aria-label={t.rejectThis({ rate })}
          >
            {t.reject()}
          </Button>
        </Form>
      </div>
    </li>
  )
}

export function WaitingRates({ waiting }: Pick<AdminRates, 'waiting'>) {
  const { forex: t } = useTexts()
  return (
    <section className={styles.part} aria-labelledby="waiting">
      <div>
        <h2 id="waiting">{t.waiting()}</h2>
        <p className={styles.soft}>{waiting.length > 0 ? t.waitingText() : t.calm()}</p>
      </div>
      {waiting.length > 0 && (
        <ul className={styles.list}>
          {waiting.map((each) => (
            <Waiting key={each.id} each={each} />
          ))}
        </ul>
      )}
    </section>
  )
}
