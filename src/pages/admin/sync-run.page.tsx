// One run of the catalogue sync: what it did, what was wrong, and what can be decided about it.
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import styles from '#src/features/admin/sync/desk.module.css'
import runs from '#src/features/admin/sync/runs.module.css'
import { DoubtPanel } from '#src/features/admin/sync/doubt-panel.tsx'
import { ProblemGroups } from '#src/features/admin/sync/problem-groups.tsx'
import { RunBadge } from '#src/features/admin/sync/run-badge.tsx'
import { RunFacts } from '#src/features/admin/sync/run-facts.tsx'
import { RunFault } from '#src/features/admin/sync/run-fault.tsx'
import type { SyncAnswer } from '#src/features/admin/sync/sync-answer.ts'
import { SyncHead } from '#src/features/admin/sync/sync-head.tsx'
import { useLiveDesk } from '#src/features/admin/sync/use-live-desk.ts'
import { SyncProgress } from '#src/features/sync/sync-progress.tsx'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'
import { idOfAddress } from '#src/lib/id-of-address.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Container } from '#src/ui/container.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const [detail, desk] = await Promise.all([
    read.sync.run({ id: idOfAddress(params['id']) }),
    read.sync.desk(),
  ]).catch(throwStatus)
  return { ...detail, desk }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { syncAction } = await actionCode(
    request,
    import('#src/features/admin/sync/sync-action.ts'),
  )
  return syncAction(request, context.get(pageContext))
}

export function Component() {
  const { admin, syncDesk: t, syncing: say } = useTexts()
  const { run, problems, desk } = useLoaderData<typeof loader>()
  const answer = useActionData<SyncAnswer>()
  const live = useLiveDesk({ answer })
  const name = say.provider[run.provider]()
  const title = `${t.runNumber({ id: run.id })} · ${name}`
  const job = live?.jobs.find(({ id }) => id === run.id)
  const hold = job ? job.hold : run.hold
  const going = (run.state === 'waiting' || run.state === 'running') && hold === null
  return (
    <Container className={styles.page}>
      <PageHead title={`${title} · ${admin.title()}`} noindex />
      <SyncHead title={title} here="run" desk={desk} answer={answer} />
      <div className={runs.runHead}>
        <RunBadge state={run.state} hold={hold} />
        {hold && <span className={styles.soft}>{say.hold[hold]()}</span>}
        {going && (
          <SyncProgress
            percent={job?.progress ?? run.progress}
            label={say.progress({ provider: name })}
          />
        )}
      </div>
      {(run.state === 'failed' || run.fault) && <RunFault run={run} answer={answer} />}
      {run.state === 'suspicious' && (
        <section className={styles.section} aria-labelledby="suspicious">
          <h2 id="suspicious">{t.states.suspicious()}</h2>
          <div className={`pu-card ${styles.panel}`}>
            <DoubtPanel run={run} answer={answer} />
          </div>
        </section>
      )}
      <RunFacts run={run} />
      <ProblemGroups problems={problems} />
    </Container>
  )
}
