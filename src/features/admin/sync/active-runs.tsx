// What waits or runs now, with its progress as it comes in.
import { Group } from '@mantine/core'
import type { SyncRunView } from '#contract/sync-desk.ts'
import type { SyncJob } from '#contract/sync.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatNumber } from '#src/ui/format-number.ts'
import { When } from '#src/ui/when.tsx'
import { SyncProgress } from '#src/features/sync/sync-progress.tsx'
import { RunBadge } from './run-badge.tsx'
import styles from './sync.module.css'
import { useFaultWords } from './use-fault-words.ts'

interface ActiveRunsProps {
  runs: readonly SyncRunView[]
  /** Newer than `runs`, where known. */
  jobs: readonly SyncJob[]
}

export function ActiveRuns({ runs, jobs }: ActiveRunsProps) {
  const { syncDesk: t, syncStatus: say } = useTexts()
  const { locale } = useFacts()
  const wordsOf = useFaultWords()
  if (runs.length === 0) return <p className={styles.soft}>{t.nothingActive()}</p>
  return (
    <ul className={styles.list}>
      {runs.map((run) => {
        const name = say.provider[run.provider]()
        const { progress, seen, hold } = jobs.find(({ id }) => id === run.id) ?? run
        return (
          <li key={run.id} className={styles.item}>
            <Group gap="sm">
              <Anchor to={paths.adminSyncRun(run.id)} translate="no">
                {name}
              </Anchor>
              <RunBadge state={run.state} hold={hold} />
              <span className={styles.soft}>
                {run.state === 'running' && `${t.phase[run.phase]()} · `}
                {t.seen({ count: seen, shown: formatNumber(seen, locale) })}
              </span>
              <strong className={styles.percent}>{t.percent({ percent: progress })}</strong>
            </Group>
            {hold ? (
              <p className={styles.soft}>
                {hold === 'refused' && run.fault ? wordsOf(run.fault)[0] : say.hold[hold]()}
                {hold !== 'paused' && run.restsUntil && (
                  <>
                    {' '}
                    {t.restsUntil()} <When iso={run.restsUntil} />
                  </>
                )}
              </p>
            ) : (
              <SyncProgress percent={progress} label={say.progress({ provider: name })} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
