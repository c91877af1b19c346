// Jobs of any kind that were tried in vain: one by one or all together back into their queues.
import { Button } from '@mantine/core'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import styles from '#src/features/admin/sync/desk.module.css'
import { JobsList } from '#src/features/admin/sync/jobs-list.tsx'
import { Refused } from '#src/features/admin/sync/refused.tsx'
import type { SyncAnswer } from '#src/features/admin/sync/sync-answer.ts'
import { SyncHead } from '#src/features/admin/sync/sync-head.tsx'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Container } from '#src/ui/container.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const [jobs, desk] = await Promise.all([read.sync.failedJobs(), read.sync.desk()]).catch(
    throwStatus,
  )
  return { jobs, desk }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { syncAction } = await actionCode(
    request,
    import('#src/features/admin/sync/sync-action.ts'),
  )
  return syncAction(request, context.get(pageContext))
}

export function Component() {
  const { admin, jobDesk: t, syncDesk } = useTexts()
  const { jobs, desk } = useLoaderData<typeof loader>()
  const answer = useActionData<SyncAnswer>()
  // What was tried again or discarded in another window is no longer in the list.
  const lost =
    answer?.about.startsWith('job ') && !jobs.some(({ id }) => answer.about === `job ${id}`)
  return (
    <Container className={styles.page}>
      <PageHead title={`${syncDesk.failedJobs()} · ${admin.title()}`} noindex />
      <SyncHead
        title={syncDesk.failedJobs()}
        lead={t.lead()}
        here="jobs"
        desk={desk}
        answer={answer}
      />
      <Refused answer={answer} about={lost && answer ? answer.about : 'jobs'} />
      {jobs.length > 0 ? (
        <>
          <JobsList jobs={jobs} answer={answer} />
          {jobs.length > 1 && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="ids" value={jobs.map(({ id }) => id).join(' ')} />
              <Button
                type="submit"
                name="intent"
                value="redrive-jobs"
                leftSection={<Icon name="refresh" />}
              >
                {t.redriveAll()}
              </Button>
            </Form>
          )}
        </>
      ) : (
        <EmptyState title={t.empty()}>
          <p>{t.emptyText()}</p>
        </EmptyState>
      )}
    </Container>
  )
}
