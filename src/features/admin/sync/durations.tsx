// How long the completed runs of each provider took: a slow creep is seen here before it is felt.
import type { SyncRunView } from '#contract/sync-desk.ts'
import { SYNC_STORES } from '#domain/store-offer.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatWhen } from '#src/ui/format-when.ts'
import { LineChart } from '#src/ui/line-chart.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import desk from '../kit/desk.module.css'
import { formatSeconds } from './format-seconds.ts'
import styles from './sync.module.css'

/** `runs` newest first. */
export function Durations({ runs }: { runs: readonly SyncRunView[] }) {
  const { syncDesk: t, syncStatus: say } = useTexts()
  const locale = useUiLocale()
  const courses = SYNC_STORES.map((provider) => ({
    provider,
    values: runs
      .filter((run) => run.provider === provider && run.state === 'completed')
      .flatMap(({ startedAt, seconds }) =>
        startedAt && seconds !== null ? [{ day: startedAt, value: seconds }] : [],
      )
      .toReversed(),
  })).filter(({ values }) => values.length > 1)
  if (courses.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="durations">
      <h2 id="durations">{t.durations()}</h2>
      <ul className={styles.panels}>
        {courses.map(({ provider, values }) => {
          const seconds = values.map(({ value }) => value)
          return (
            <li key={provider} className={desk.panel}>
              <h3 translate="no">{say.provider[provider]()}</h3>
              <LineChart
                values={values}
                label={t.durationsOf({
                  provider: say.provider[provider](),
                  low: formatSeconds(Math.min(...seconds)),
                  high: formatSeconds(Math.max(...seconds)),
                  last: formatSeconds(seconds.at(-1) ?? 0),
                })}
                tableLabel={t.inNumbers()}
                columns={[t.start(), t.duration()]}
                formatDay={(iso) => formatWhen(iso, locale)}
                formatValue={formatSeconds}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
