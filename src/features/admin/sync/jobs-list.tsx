// Jobs that were tried in vain, with why and since when, to be tried again or given up.
import { Button } from '@mantine/core'
import { Form } from 'react-router'
import type { FailedJob } from '#contract/failed-jobs.ts'
import { SYNC_STORES } from '#domain/store-offer.ts'
import { useTexts } from '#src/lib/texts.ts'
import { When } from '#src/ui/when.tsx'
import styles from './desk.module.css'
import questions from './questions.module.css'
import { Refused } from './refused.tsx'
import type { SyncAnswer } from './sync-answer.ts'

interface JobsListProps {
  jobs: FailedJob[]
  answer: SyncAnswer | undefined
}

function useJobName(): (job: FailedJob) => string {
  const { jobDesk: t, syncing: say } = useTexts()
  return ({ job, about }) => {
    const key = job.replace('.', '_') as keyof typeof t.kinds
    const name = Object.hasOwn(t.kinds, key) ? t.kinds[key]() : t.otherKind({ job })
    const store = SYNC_STORES.find((each) => each === about)
    return about === null ? name : `${name} · ${store ? say.provider[store]() : about}`
  }
}

export function JobsList({ jobs, answer }: JobsListProps) {
  const { jobDesk: t } = useTexts()
  const nameOf = useJobName()
  return (
    <ul className={styles.list}>
      {jobs.map((job) => (
        <li key={job.id} className={questions.held}>
          <div>
            <strong>{nameOf(job)}</strong>
            <p className={styles.soft}>
              {t.failedAt()} <When iso={job.failedAt} /> · {t.attempts({ count: job.tries })}
            </p>
          </div>
          <p className={styles.soft}>
            {t.reason()}: {job.reason ? <q translate="no">{job.reason}</q> : t.noReason()}
          </p>
          <Form method="post" preventScrollReset className={styles.acts}>
            <input type="hidden" name="ids" value={job.id} />
            <Button
              type="submit"
              name="intent"
              value="redrive-jobs"
              size="sm"
              variant="default"
              aria-label={t.redriveOf({ job: nameOf(job) })}
            >
              {t.redrive()}
            </Button>
            <Button
              type="submit"
              name="intent"
              value="discard-job"
              size="sm"
              variant="default"
              aria-label={t.discardOf({ job: nameOf(job) })}
            >
              {t.discard()}
            </Button>
          </Form>
          <Refused answer={answer} about={`job ${job.id}`} />
        </li>
      ))}
    </ul>
  )
}
