// Tells every admin on every page of theirs that the catalogue sync needs somebody.
import { Alert } from '@mantine/core'
import type { ProviderDesk } from '#contract/sync-desk.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Container } from '#src/ui/container.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './admin.module.css'

export type SyncAlert = Pick<ProviderDesk, 'provider'> & { alert: 'stale' | 'suspicious' }

export function SyncBanner({ alerts }: { alerts: readonly SyncAlert[] }) {
  const { admin: t, syncing } = useTexts()
  if (alerts.length === 0) return null
  return (
    <Container className={styles.banner}>
      <Alert color="honey" role="status" icon={<Icon name="alert" />}>
        {alerts.map(({ provider, alert }) => (
          <p key={provider}>{t.syncAlert[alert]({ provider: syncing.provider[provider]() })}</p>
        ))}
        <p>
          <Anchor to={paths.adminSync()}>{t.syncSee()}</Anchor>
        </p>
      </Alert>
    </Container>
  )
}
