// Every series with its last good reading: how old, by whom, whether prices are shown by it, and how the last run ended.
import { Badge, Group, Stack, Text, Title } from '@mantine/core'
import type { AdminRates } from '#contract/currency-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatRate, formatStamp, formatValueDate } from '#src/ui/format-rate.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { RowTable } from '../kit/row-table.tsx'
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
      <RowTable
        caption={t.series()}
        keyOf={({ currency, kind }) => `${currency} ${kind}`}
        rows={series}
        columns={[
          { key: 'name', label: t.name(), render: words.nameOf },
          {
            key: 'last',
            label: t.last(),
            phone: 'beside',
            render: ({ last }) =>
              last ? (
                <span translate="no" className={styles.whole}>
                  {formatRate(last, locale)}
                </span>
              ) : (
                '—'
              ),
          },
          {
            key: 'source',
            label: t.source(),
            phone: 'folded',
            render: ({ last }) => (last ? words.sourceOf(last) : '—'),
          },
          {
            key: 'valid',
            label: t.valid(),
            phone: 'folded',
            render: ({ last }) => (last ? formatValueDate(last, locale) : '—'),
          },
          {
            key: 'read',
            label: t.read(),
            phone: 'folded',
            render: ({ last }) => (last ? formatStamp(last.fetchedAt, locale) : '—'),
          },
          { key: 'state', label: t.state(), render: (each) => <State {...each} /> },
        ]}
      />
    </Stack>
  )
}
