// Jobs that failed, with why and since when, to be tried again or given up.
import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FailedJob } from '#contract/failed-jobs.ts'
import { SYNC_STORES } from '#domain/store-offer.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc, trpcClient } from '#src/lib/trpc-client.ts'
import { When } from '#src/ui/when.tsx'
import { DataTable } from '../kit/data-table.tsx'
import type { Column } from '../kit/table-columns.ts'
import { showAhead } from '../kit/show-ahead.ts'
import { useAct } from '../kit/use-act.ts'
import { useTell } from '../kit/use-tell.ts'

function useJobName(): (job: FailedJob) => string {
  const { jobDesk: t, syncStatus: say } = useTexts()
  return ({ job, about }) => {
    const key = job.replace('.', '_') as keyof typeof t.kinds
    const name = Object.hasOwn(t.kinds, key) ? t.kinds[key]() : t.otherKind({ job })
    const store = SYNC_STORES.find((each) => each === about)
    return about === null ? name : `${name} · ${store ? say.provider[store]() : about}`
  }
}

/** They leave the list at once. */
const hide = (ids: readonly string[]) =>
  showAhead(trpc.sync.failedJobs.queryKey(), (jobs) => jobs.filter(({ id }) => !ids.includes(id)))

/** Back into their queues, or given up. */
const WRITES = {
  redrive: (ids: string[]) => trpcClient.sync.redriveJobs.mutate({ ids }),
  discard: ([id = '']: string[]) => trpcClient.sync.discardJob.mutate({ id }),
} as const

interface JobActProps {
  /** One, with its name for who listens, or all that are chosen. */
  chosen: readonly FailedJob[]
  kind?: keyof typeof WRITES
  label?: string
  done?: () => void
}

function JobAct({ chosen, kind = 'redrive', label, done }: JobActProps) {
  const { jobDesk: t, syncDesk } = useTexts()
  const tell = useTell()
  const { act, busy } = useAct({
    send: (ids: string[]) => WRITES[kind](ids),
    ahead: hide,
    done: () => {
      tell(syncDesk.done.jobs())
      done?.()
    },
  })
  return (
    <Button
      size="sm"
      variant={kind === 'redrive' ? 'default' : 'subtle'}
      aria-label={label}
      loading={busy !== undefined}
      onClick={() => act(chosen.map(({ id }) => id))}
    >
      {t[kind]()}
    </Button>
  )
}

function useJobColumns(): Column<FailedJob>[] {
  const { jobDesk: t, admin } = useTexts()
  const nameOf = useJobName()
  return [
    { key: 'job', label: admin.jobs(), render: nameOf },
    {
      key: 'failedAt',
      label: t.failedAt(),
      by: ({ failedAt }) => failedAt,
      render: ({ failedAt, tries }) => (
        <>
          <When iso={failedAt} /> · {t.attempts({ count: tries })}
        </>
      ),
    },
    {
      key: 'reason',
      label: t.reason(),
      phone: 'folded',
      render: ({ reason }) => (reason ? <q translate="no">{reason}</q> : t.noReason()),
    },
    {
      key: 'acts',
      label: admin.acts(),
      phone: 'folded',
      render: (job) => (
        <Group gap="xs">
          <JobAct chosen={[job]} label={t.redriveOf({ job: nameOf(job) })} />
          <JobAct chosen={[job]} kind="discard" label={t.discardOf({ job: nameOf(job) })} />
        </Group>
      ),
    },
  ]
}

export function JobsList() {
  const { admin, jobDesk: t } = useTexts()
  const list = useQuery(trpc.sync.failedJobs.queryOptions())
  return (
    <DataTable
      caption={admin.jobs()}
      columns={useJobColumns()}
      keyOf={({ id }) => id}
      rows={list.data}
      state={list}
      empty={{ title: t.empty(), text: t.emptyText() }}
      csv={trpc.sync.failedJobs}
      bulk={{
        nameOf: useJobName(),
        Acts: JobAct,
      }}
    />
  )
}
