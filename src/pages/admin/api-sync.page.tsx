// The desk of the catalogue sync: how the providers stand, what runs, what waits for a decision, what was.
import { Alert, Button, Group } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { ListPages } from '#src/features/admin/kit/list-pages.tsx'
import { ActiveRuns } from '#src/features/admin/sync/active-runs.tsx'
import { Durations } from '#src/features/admin/sync/durations.tsx'
import { ProviderPanel } from '#src/features/admin/sync/provider-panel.tsx'
import { RunsTable } from '#src/features/admin/sync/runs-table.tsx'
import { StoreFilter } from '#src/features/admin/sync/store-filter.tsx'
import { SuspiciousRuns } from '#src/features/admin/sync/suspicious-runs.tsx'
import styles from '#src/features/admin/sync/sync.module.css'
import { SyncPage } from '#src/features/admin/sync/sync-page.tsx'
import { runsViewOf, type RunsView } from '#src/features/admin/sync/sync-view.ts'
import { useLiveDesk } from '#src/features/admin/sync/use-live-desk.ts'
import { useTrigger } from '#src/features/admin/sync/use-trigger.ts'
import { whenNot } from '#src/features/admin/sync/when-not.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** No event tells how far the products have come under a new policy: it is looked at so often. */
const LOOK_MS = 5000

function History({ view }: { view: RunsView }) {
  const { syncDesk: t } = useTexts()
  const { runs, nextBefore } = useSuspenseQuery(trpc.sync.runs.queryOptions(view)).data
  const { provider, before } = view
  return (
    <>
      <section className={styles.section} aria-labelledby="history">
        <h2 id="history">{t.history()}</h2>
        <StoreFilter action={paths.adminSync()} provider={provider} />
        <p className={styles.soft} role="status">
          {t.runsShown({ count: runs.length })}
        </p>
        {runs.length > 0 ? (
          <RunsTable runs={runs} />
        ) : (
          <EmptyState title={t.noRuns()}>
            <p>{t.noRunsText()}</p>
          </EmptyState>
        )}
        <ListPages
          newest={before ? paths.adminSync({ provider }) : null}
          older={nextBefore ? paths.adminSync({ provider, before: nextBefore }) : null}
          olderLabel={t.olderRuns()}
        />
      </section>
      <Durations runs={runs} />
    </>
  )
}

export function Component() {
  const { syncDesk: t, syncing: say } = useTexts()
  const view = runsViewOf(useSearchParams()[0])
  const { data: desk, dataUpdatedAt } = useSuspenseQuery(
    trpc.sync.desk.queryOptions(undefined, {
      refetchInterval: ({ state }) =>
        state.data?.providers.some(({ policyLater }) => policyLater) ? LOOK_MS : false,
    }),
  )
  const live = useLiveDesk()
  const trigger = useTrigger()
  const active = desk.active.some(({ hold }) => hold === null)
  return (
    <SyncPage
      title={say.title()}
      lead={t.lead()}
      here="overview"
      actions={
        <Group>
          {active && <span className={styles.soft}>{say.course.running()}</span>}
          <Button
            leftSection={<Icon name="refresh" />}
            loading={trigger.busy !== undefined}
            onClick={() => trigger.act({ provider: 'all' })}
            {...whenNot(active)}
          >
            {t.syncAll()}
          </Button>
        </Group>
      }
    >
      {desk.providers.every(({ configured }) => !configured) && (
        <Alert color="honey" role="note" icon={<Icon name="alert" />}>
          {say.configuration()}
        </Alert>
      )}
      <section className={styles.section} aria-labelledby="providers">
        <h2 id="providers">{t.providers()}</h2>
        <ul className={styles.panels}>
          {desk.providers.map((provider) => (
            <ProviderPanel
              key={provider.provider}
              stands={provider}
              nowMs={Math.max(live?.nowMs ?? 0, dataUpdatedAt)}
              open={desk.active}
            />
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="active">
        <h2 id="active">{t.active()}</h2>
        <ActiveRuns runs={desk.active} jobs={live?.jobs ?? []} />
      </section>
      <SuspiciousRuns runs={desk.suspicious} />
      <History view={view} />
    </SyncPage>
  )
}
