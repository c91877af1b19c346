// The history of runs, and how long those of the page took.
import { useQuery } from '@tanstack/react-query'
import { type SyncRunView, syncRunsInput } from '#contract/sync-desk.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatNumber } from '#src/ui/format-number.ts'
import { When } from '#src/ui/when.tsx'
import { DataTable } from '../kit/data-table.tsx'
import { useListView } from '../kit/list-address.ts'
import { LIST_QUERY } from '../kit/list-query.ts'
import type { Column } from '../kit/table-columns.ts'
import { Durations } from './durations.tsx'
import { formatSeconds } from './format-seconds.ts'
import { RunBadge } from './run-badge.tsx'
import styles from './sync.module.css'
import { useStoreField } from './use-store-field.ts'

const COUNTS = ['seen', 'created', 'changed', 'rejected', 'hidden'] as const

function useRunColumns(): Column<SyncRunView>[] {
  const { syncDesk: t, syncStatus: say } = useTexts()
  const { locale } = useFacts()
  return [
    {
      key: 'run',
      label: t.provider(),
      render: ({ id, provider }) => (
        <Anchor to={paths.adminSyncRun(id)}>
          <span translate="no">{say.provider[provider]()}</span> <small>{id}</small>
        </Anchor>
      ),
    },
    {
      key: 'state',
      phone: 'beside',
      label: t.runState(),
      render: ({ state, hold }) => <RunBadge state={state} hold={hold} />,
    },
    {
      key: 'start',
      label: t.start(),
      render: ({ startedAt }) => (startedAt ? <When iso={startedAt} /> : t.none()),
    },
    {
      key: 'duration',
      phone: 'folded',
      label: t.duration(),
      render: ({ seconds }) => (seconds === null ? t.none() : formatSeconds(seconds)),
    },
    ...COUNTS.map((count) => ({
      key: count,
      phone: 'folded' as const,
      label: t.counts[count](),
      numeric: true,
      render: (run: SyncRunView) => formatNumber(run[count], locale),
    })),
  ]
}

export function RunsHistory() {
  const { syncDesk: t } = useTexts()
  const view = useListView(syncRunsInput)
  const list = useQuery(trpc.sync.runs.queryOptions(view, LIST_QUERY))
  return (
    <>
      <section className={styles.section} aria-labelledby="history">
        <h2 id="history">{t.history()}</h2>
        <DataTable
          caption={t.history()}
          columns={useRunColumns()}
          keyOf={({ id }) => id}
          rows={list.data?.runs}
          older={list.data?.nextBefore}
          state={list}
          empty={{ title: t.noRuns(), text: t.noRunsText() }}
          filters={[useStoreField()]}
          csv={trpc.sync.runs}
        />
      </section>
      <Durations runs={list.data?.runs ?? []} />
    </>
  )
}
