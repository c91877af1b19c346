// The desk of the catalogue sync: how the providers stand, what runs, what waits for a decision, what was.
import { Alert, Button, Group } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ActiveRuns } from '#src/features/admin/sync/active-runs.tsx'
import { ProviderPanel } from '#src/features/admin/sync/provider-panel.tsx'
import { RunsHistory } from '#src/features/admin/sync/runs-history.tsx'
import { SuspiciousRuns } from '#src/features/admin/sync/suspicious-runs.tsx'
import styles from '#src/features/admin/sync/sync.module.css'
import { SyncPage } from '#src/features/admin/sync/sync-page.tsx'
import { useLiveDesk } from '#src/features/admin/sync/use-live-desk.ts'
import { useTrigger } from '#src/features/admin/sync/use-trigger.ts'
import { whenNot } from '#src/features/admin/sync/when-not.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { Icon } from '#src/ui/icon.tsx'

/** No event tells how far the products have come under a new policy: it is looked at so often. */
const LOOK_MS = 5000

export function Component() {
  const { syncDesk: t, syncStatus: say } = useTexts()
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
      <RunsHistory />
    </SyncPage>
  )
}
