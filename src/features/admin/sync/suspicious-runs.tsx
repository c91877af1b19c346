// Doubtful runs that wait for somebody's word; nothing when there are none.
import type { SyncRunView } from '#contract/sync-desk.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { When } from '#src/ui/when.tsx'
import styles from './desk.module.css'
import runsStyles from './runs.module.css'
import { DoubtPanel } from './doubt-panel.tsx'
import { RunBadge } from './run-badge.tsx'
import type { SyncAnswer } from './sync-answer.ts'

interface SuspiciousRunsProps {
  runs: readonly SyncRunView[]
  answer: SyncAnswer | undefined
}

export function SuspiciousRuns({ runs, answer }: SuspiciousRunsProps) {
  const { syncDesk: t, syncing: say } = useTexts()
  if (runs.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="suspicious">
      <h2 id="suspicious">{t.suspicious()}</h2>
      <p className={styles.soft}>{t.suspiciousText()}</p>
      <ul className={styles.list}>
        {runs.map((run) => (
          <li key={run.id} className={runsStyles.run}>
            <div className={runsStyles.runHead}>
              <Anchor to={paths.adminSyncRun(run.id)} translate="no">
                {say.provider[run.provider]()}
              </Anchor>
              <RunBadge state={run.state} hold={run.hold} />
              {run.endedAt && (
                <span className={styles.soft}>
                  <When iso={run.endedAt} />
                </span>
              )}
            </div>
            <DoubtPanel run={run} answer={answer} />
          </li>
        ))}
      </ul>
    </section>
  )
}
