// The desk of the catalogue sync: how the providers stand, what runs, what waits for a decision, what was.
import { Button } from '@mantine/core'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { paths } from '#contract/paths.ts'
import { ActiveRuns } from '#src/features/admin/sync/active-runs.tsx'
import styles from '#src/features/admin/sync/desk.module.css'
import { whenNot } from '#src/features/admin/sync/when-not.ts'
import { Durations } from '#src/features/admin/sync/durations.tsx'
import { ProviderPanel } from '#src/features/admin/sync/provider-panel.tsx'
import { Refused } from '#src/features/admin/sync/refused.tsx'
import { RunsTable } from '#src/features/admin/sync/runs-table.tsx'
import { StoreFilter } from '#src/features/admin/sync/store-filter.tsx'
import { SuspiciousRuns } from '#src/features/admin/sync/suspicious-runs.tsx'
import type { SyncAnswer } from '#src/features/admin/sync/sync-answer.ts'
import { SyncHead } from '#src/features/admin/sync/sync-head.tsx'
import { runsViewOf } from '#src/features/admin/sync/sync-view.ts'
import { useLiveDesk } from '#src/features/admin/sync/use-live-desk.ts'
import { actionCode } from '#src/lib/action-code.ts'
import { pageContext } from '#src/lib/calls.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { throwStatus } from '#src/lib/status-response.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Container } from '#src/ui/container.tsx'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const view = runsViewOf(new URL(request.url).searchParams)
  const [desk, history] = await Promise.all([read.sync.desk(), read.sync.runs(view)]).catch(
    throwStatus,
  )
  return { view, desk, ...history, madeMs: Date.now() }
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
  const { view, desk, runs, nextBefore, madeMs } = useLoaderData<typeof loader>()
  const answer = useActionData<SyncAnswer>()
  const live = useLiveDesk({
    isUnsettled: desk.providers.some(({ policyLater }) => policyLater),
    answer,
  })
  const active = desk.active.some(({ hold }) => hold === null)
  return (
    <Container className={styles.page}>
      <PageHead title={`${say.title()} · ${admin.title()}`} noindex />
      <SyncHead title={say.title()} lead={t.lead()} here="overview" desk={desk} answer={answer} />
      {desk.providers.every(({ configured }) => !configured) && (
        <Notice tone="warn" still>
          {say.configuration()}
        </Notice>
      )}
      <section className={styles.section} aria-labelledby="providers">
        <div className={styles.sectionHead}>
          <h2 id="providers">{t.providers()}</h2>
          <Form method="post" preventScrollReset className={styles.acts}>
            <input type="hidden" name="provider" value="all" />
            {active && <span className={styles.soft}>{say.course.running()}</span>}
            <Button
              type="submit"
              name="intent"
              value="trigger"
              leftSection={<Icon name="refresh" />}
              {...whenNot(active)}
            >
              {t.syncAll()}
            </Button>
          </Form>
        </div>
        <Refused answer={answer} about="all" />
        <ul className={styles.panels}>
          {desk.providers.map((provider) => (
            <ProviderPanel
              key={provider.provider}
              desk={provider}
              nowMs={live?.nowMs ?? madeMs}
              open={desk.active}
              answer={answer}
            />
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="active">
        <h2 id="active">{t.active()}</h2>
        <ActiveRuns runs={desk.active} jobs={live?.jobs ?? []} />
      </section>
      <SuspiciousRuns runs={desk.suspicious} answer={answer} />
      <section className={styles.section} aria-labelledby="history">
        <h2 id="history">{t.history()}</h2>
        <StoreFilter action={paths.adminSync()} provider={view.provider} />
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
        <div className={styles.pages}>
          {view.before && (
            <DeskLink to={paths.adminSync({ provider: view.provider })}>{admin.newest()}</DeskLink>
          )}
          {nextBefore && (
            <DeskLink
              to={paths.adminSync({ provider: view.provider, before: nextBefore })}
              rightSection={<Icon name="arrow-right" />}
              rel="next"
            >
              {t.olderRuns()}
            </DeskLink>
          )}
        </div>
      </section>
      <Durations runs={runs} />
    </Container>
  )
}
