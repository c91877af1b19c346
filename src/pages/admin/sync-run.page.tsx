// One run of the catalogue sync: what it did, what was wrong, and what can be decided about it.
import { Group } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import desk from '#src/features/admin/kit/desk.module.css'
import { DoubtPanel } from '#src/features/admin/sync/doubt-panel.tsx'
import { ProblemGroups } from '#src/features/admin/sync/problem-groups.tsx'
import { RunBadge } from '#src/features/admin/sync/run-badge.tsx'
import { RunFacts } from '#src/features/admin/sync/run-facts.tsx'
import { RunFault } from '#src/features/admin/sync/run-fault.tsx'
import styles from '#src/features/admin/sync/sync.module.css'
import { SyncPage } from '#src/features/admin/sync/sync-page.tsx'
import { useLiveDesk } from '#src/features/admin/sync/use-live-desk.ts'
import { SyncProgress } from '#src/features/sync/sync-progress.tsx'
import { idOfAddress } from '#src/lib/id-of-address.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'

export function Component() {
  const { syncDesk: t, syncStatus: say } = useTexts()
  const id = idOfAddress(useParams()['id'])
  const { run, problems } = useSuspenseQuery(trpc.sync.run.queryOptions({ id })).data
  const live = useLiveDesk()
  const name = say.provider[run.provider]()
  const job = live?.jobs.find((each) => each.id === run.id)
  const hold = job ? job.hold : run.hold
  const going = (run.state === 'waiting' || run.state === 'running') && hold === null
  return (
    <SyncPage title={`${t.runNumber({ id: run.id })} · ${name}`} here="run">
      <Group gap="sm">
        <RunBadge state={run.state} hold={hold} />
        {hold && <span className={styles.soft}>{say.hold[hold]()}</span>}
        {going && (
          <SyncProgress
            percent={job?.progress ?? run.progress}
            label={say.progress({ provider: name })}
          />
        )}
      </Group>
      {(run.state === 'failed' || run.fault) && <RunFault run={run} />}
      {run.state === 'suspicious' && (
        <section className={styles.section} aria-labelledby="suspicious">
          <h2 id="suspicious">{t.states.suspicious()}</h2>
          <div className={desk.panel}>
            <DoubtPanel run={run} />
          </div>
        </section>
      )}
      <RunFacts run={run} />
      <ProblemGroups problems={problems} />
    </SyncPage>
  )
}
