// Tells every admin on every page of theirs that the catalogue sync needs somebody.
import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ProviderDesk, SyncDesk } from '#contract/sync-desk.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './shell.module.css'

export type SyncAlert = Pick<ProviderDesk, 'provider'> & { alert: 'stale' | 'suspicious' }

const alertsOf = ({ providers }: Pick<SyncDesk, 'providers'>): SyncAlert[] =>
  providers.flatMap(({ provider, alert }) => (alert ? [{ provider, alert }] : []))

export function SyncAlerts({ alerts }: { alerts: readonly SyncAlert[] }) {
  const { admin: t, syncStatus } = useTexts()
  if (alerts.length === 0) return null
  return (
    <div className={styles.banner}>
      <Alert color="honey" role="status" icon={<Icon name="alert" />}>
        {alerts.map(({ provider, alert }) => (
          <p key={provider}>{t.syncAlert[alert]({ provider: syncStatus.provider[provider]() })}</p>
        ))}
        <p>
          <Anchor to={paths.adminSync}>{t.syncSee()}</Anchor>
        </p>
      </Alert>
    </div>
  )
}

/** Whatever becomes of its question, the page below is there. */
export function SyncBanner() {
  const options = trpc.sync.desk.queryOptions(undefined, { select: alertsOf })
  return <SyncAlerts alerts={useQuery(options).data ?? []} />
}
