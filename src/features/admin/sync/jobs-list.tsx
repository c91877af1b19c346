// Jobs that failed, with why and since when, to be tried again or given up.
import { Button, Group } from '@mantine/core'
import type { FailedJob } from '#contract/failed-jobs.ts'
import { SYNC_STORES } from '#domain/store-offer.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { Icon } from '#src/ui/icon.tsx'
import { When } from '#src/ui/when.tsx'
import { useAct } from '../kit/use-act.ts'
import { useTell } from '../kit/use-tell.ts'
import styles from './sync.module.css'

function useJobName(): (job: FailedJob) => string {
  const { jobDesk: t, syncStatus: say } = useTexts()
  return ({ job, about }) => {
    const key = job.replace('.', '_') as keyof typeof t.kinds
    const name = Object.hasOwn(t.kinds, key) ? t.kinds[key]() : t.otherKind({ job })
    const store = SYNC_STORES.find((each) => each === about)
    return about === null ? name : `${name} · ${store ? say.provider[store]() : about}`
  }
}

export function JobsList({ jobs }: { jobs: readonly FailedJob[] }) {
  const { jobDesk: t, syncDesk } = useTexts()
  const nameOf = useJobName()
  const tell = useTell()
  const done = () => tell(syncDesk.done.jobs())
  const redrive = useAct({
    send: (ids: string[]) => trpcClient.sync.redriveJobs.mutate({ ids }),
    done,
  })
  const discard = useAct({ send: (id: string) => trpcClient.sync.discardJob.mutate({ id }), done })
  return (
    <>
      <ul className={styles.list}>
        {jobs.map((job) => (
          <li key={job.id} className={`${styles.item} ${styles.held}`}>
            <div>
              <strong>{nameOf(job)}</strong>
              <p className={styles.soft}>
                {t.failedAt()} <When iso={job.failedAt} /> · {t.attempts({ count: job.tries })}
              </p>
            </div>
            <p className={styles.soft}>
              {t.reason()}: {job.reason ? <q translate="no">{job.reason}</q> : t.noReason()}
            </p>
            <Group gap="xs">
              <Button
                size="sm"
                variant="default"
                aria-label={t.redriveOf({ job: nameOf(job) })}
                loading={redrive.busy?.includes(job.id) ?? false}
                onClick={() => redrive.act([job.id])}
              >
                {t.redrive()}
              </Button>
              <Button
                size="sm"
                variant="default"
                aria-label={t.discardOf({ job: nameOf(job) })}
                loading={discard.busy === job.id}
                onClick={() => discard.act(job.id)}
              >
                {t.discard()}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      {jobs.length > 1 && (
        <Group>
          <Button
            leftSection={<Icon name="refresh" />}
            loading={redrive.busy !== undefined}
            onClick={() => redrive.act(jobs.map(({ id }) => id))}
          >
            {t.redriveAll()}
          </Button>
        </Group>
      )}
    </>
  )
}
