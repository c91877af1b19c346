// Every series with its last good reading: how old, by whom, whether prices are shown by it, and how the last run ended.
import { Badge, Group, Stack, Text, Title } from '@mantine/core'
import type { AdminRates } from '#contract/currency-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatRate, formatStamp, formatValueDate } from '#src/ui/format-rate.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { DeskTable } from '../kit/desk-table.tsx'
import styles from './series-table.module.css'
import { useRateWords } from './use-rate-words.ts'

type Series = AdminRates['series'][number]
const COLOURS = { pending: 'sea', fresh: 'leaf', stale: 'honey', expired: 'red' } as const

function State({ last, shown }: Series) {
  const { currencyDesk: t } = useTexts()
  return (
    <Group gap="xs">
      {last ? (
        <Badge color={COLOURS[last.state]}>{t.states[last.state]()}</Badge>
      ) : (
        <Badge color="red">{t.never()}</Badge>
      )}
      {shown && <Badge color="sea">{t.shown()}</Badge>}
    </Group>
  )
}

export function SeriesTable({ series, job }: Pick<AdminRates, 'series' | 'job'>) {
  const { currencyDesk: t } = useTexts()
  const locale = useUiLocale()
  const words = useRateWords()
  return (
    <Stack component="section" aria-labelledby="series">
      <div>
        <Title order={2} id="series" size="h3">
          {t.series()}
        </Title>
        <Text size="sm" c="dimmed">
          {job ? (
            <>
              {t.job({ state: t.jobs[job.state]() })} ·{' '}
              <time dateTime={job.at}>{formatStamp(job.at, locale)}</time>
            </>
          ) : (
            t.noJob()
          )}
        </Text>
      </div>
      <DeskTable
        caption={t.series()}
        heads={[t.name(), t.last(), t.source(), t.valid(), t.read(), t.state()]}
        rows={series.map((each) => ({
          key: `${each.currency} ${each.kind}`,
          cells: [
            words.nameOf(each),
            each.last ? (
              <span translate="no" className={styles.whole}>
                {formatRate(each.last, locale)}
              </span>
            ) : (
              '—'
            ),
            each.last ? words.sourceOf(each.last) : '—',
            each.last ? formatValueDate(each.last, locale) : '—',
            each.last ? formatStamp(each.last.fetchedAt, locale) : '—',
            <State key="state" {...each} />,
          ],
        }))}
      />
    </Stack>
  )
}
