// Doubtful runs that wait for somebody's word; nothing when there are none.
import { Group } from '@mantine/core'
import type { SyncRunView } from '#contract/sync-desk.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { When } from '#src/ui/when.tsx'
import { DoubtPanel } from './doubt-panel.tsx'
import { RunBadge } from './run-badge.tsx'
import styles from './sync.module.css'

export function SuspiciousRuns({ runs }: { runs: readonly SyncRunView[] }) {
  const { syncDesk: t, syncStatus: say } = useTexts()
  if (runs.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="suspicious">
      <h2 id="suspicious">{t.suspicious()}</h2>
      <p className={styles.soft}>{t.suspiciousText()}</p>
      <ul className={styles.list}>
        {runs.map((run) => (
          <li key={run.id} className={styles.item}>
            <Group gap="sm">
              <Anchor to={paths.adminSyncRun(run.id)} translate="no">
                {say.provider[run.provider]()}
              </Anchor>
              <RunBadge state={run.state} hold={run.hold} />
              {run.endedAt && (
                <span className={styles.soft}>
                  <When iso={run.endedAt} />
                </span>
              )}
            </Group>
            <DoubtPanel run={run} />
          </li>
        ))}
      </ul>
    </section>
  )
}
