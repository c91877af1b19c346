// One store of the sync on a public page: how it stands, when it was last seen, how much of it there is.
import type { ProviderStats, SyncJob } from '#contract/sync.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { productCount } from './product-count.ts'
import styles from './strip.module.css'
import { SyncBadge } from './sync-badge.tsx'
import { SyncProgress } from './sync-progress.tsx'
import { syncedLabel } from './synced-label.ts'

interface ProviderCardProps {
  provider: SyncJob['provider']
  stats: ProviderStats
  /** What of it waits or runs. */
  job: SyncJob | undefined
  nowMs: number
}

export function ProviderCard({ provider, stats, job, nowMs }: ProviderCardProps) {
  const { syncStatus: t } = useTexts()
  const { locale } = useFacts()
  const name = t.provider[provider]()
  return (
    <li className={styles.card}>
      <h3 translate="no">{name}</h3>
      <span className={styles.badges}>
        {stats.sandbox && (
          <Badge tone="honey">
            <abbr title={t.sandboxHelp()} translate="no">
              {t.sandbox()}
            </abbr>
          </Badge>
        )}
        {stats.paused && <Badge>{t.paused()}</Badge>}
        {stats.configured ? (
          <SyncBadge status={job?.status ?? stats.status} />
        ) : (
          <Badge>{t.unconfigured()}</Badge>
        )}
      </span>
      <p className={`pu-facts ${styles.facts}`}>
        <span>{syncedLabel(t, stats.lastSync, nowMs)}</span>
        <span>{productCount(t, stats.productCount, locale)}</span>
        {stats.successRate !== null && <span>{t.success({ percent: stats.successRate })}</span>}
        {job?.hold && <span>{t.hold[job.hold]()}</span>}
      </p>
      {job?.status === 'active' && (
        <SyncProgress percent={job.progress} label={t.progress({ provider: name })} />
      )}
    </li>
  )
}
