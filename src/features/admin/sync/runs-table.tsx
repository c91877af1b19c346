// The history of runs: a table on a desk, cards with their own labels on a phone.
// Roles are said once more because browsers forget what a table is when the stylesheet turns its rows into cards.
import { Table } from '@mantine/core'
import type { SyncRunView } from '#contract/sync-desk.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatNumber } from '#src/ui/format-number.ts'
import { When } from '#src/ui/when.tsx'
import styles from './desk.module.css'
import runsTable from './runs-table.module.css'
import { formatSeconds } from './format-seconds.ts'
import { RunBadge } from './run-badge.tsx'

const COUNTS = ['seen', 'created', 'changed', 'rejected', 'hidden'] as const

export function RunsTable({ runs }: { runs: readonly SyncRunView[] }) {
  const { syncDesk: t, syncing: say } = useTexts()
  const { locale } = useFacts()
  const heads = [t.provider(), t.runState(), t.start(), t.duration()]
  return (
    <Table className={runsTable.table} role="table" tabularNums>
      <Table.Caption className="pu-hidden">{t.history()}</Table.Caption>
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
          {heads.map((head) => (
            <Table.Th key={head} scope="col" role="columnheader">
              {head}
            </Table.Th>
          ))}
          {COUNTS.map((count) => (
            <Table.Th key={count} scope="col" role="columnheader" className={runsTable.number}>
              {t.counts[count]()}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {runs.map((run) => (
          <Table.Tr key={run.id} role="row">
            <Table.Th scope="row" role="rowheader">
              <Anchor to={paths.adminSyncRun(run.id)}>
                <span translate="no">{say.provider[run.provider]()}</span>{' '}
                <small className={styles.soft}>{run.id}</small>
              </Anchor>
            </Table.Th>
            <Table.Td role="cell" data-label={t.runState()} className={runsTable.state}>
              <RunBadge state={run.state} hold={run.hold} />
            </Table.Td>
            <Table.Td role="cell" data-label={t.start()} className={runsTable.wide}>
              {run.startedAt ? <When iso={run.startedAt} /> : t.none()}
            </Table.Td>
            <Table.Td role="cell" data-label={t.duration()}>
              {run.seconds === null ? t.none() : formatSeconds(run.seconds)}
            </Table.Td>
            {COUNTS.map((count) => (
              <Table.Td
                key={count}
                role="cell"
                data-label={t.counts[count]()}
                className={runsTable.number}
              >
                {formatNumber(run[count], locale)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
