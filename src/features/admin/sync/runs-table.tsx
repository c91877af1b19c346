// The history of runs.
import type { SyncRunView } from '#contract/sync-desk.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatNumber } from '#src/ui/format-number.ts'
import { When } from '#src/ui/when.tsx'
import { DeskTable } from '../kit/desk-table.tsx'
import { formatSeconds } from './format-seconds.ts'
import { RunBadge } from './run-badge.tsx'

const COUNTS = ['seen', 'created', 'changed', 'rejected', 'hidden'] as const

export function RunsTable({ runs }: { runs: readonly SyncRunView[] }) {
  const { syncDesk: t, syncing: say } = useTexts()
  const { locale } = useFacts()
  return (
    <DeskTable
      caption={t.history()}
      heads={[
        t.provider(),
        t.runState(),
        t.start(),
        t.duration(),
        ...COUNTS.map((count) => t.counts[count]()),
      ]}
      rows={runs.map((run) => ({
        key: run.id,
        cells: [
          <Anchor key="run" to={paths.adminSyncRun(run.id)}>
            <span translate="no">{say.provider[run.provider]()}</span> <small>{run.id}</small>
          </Anchor>,
          <RunBadge key="state" state={run.state} hold={run.hold} />,
          run.startedAt ? <When key="start" iso={run.startedAt} /> : t.none(),
          run.seconds === null ? t.none() : formatSeconds(run.seconds),
          ...COUNTS.map((count) => formatNumber(run[count], locale)),
        ],
      }))}
    />
  )
}
