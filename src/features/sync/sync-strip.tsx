// The strip above the products: the three stores, what is missing, the way to the desk, and the trigger.
import { useRef, useState } from 'react'
import type { ProviderStats, SyncJob, SyncStats } from '#contract/sync.ts'
import { paths } from '#contract/paths.ts'
import { SYNC_STORES } from '#domain/store-offer.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ProviderCard } from './provider-card.tsx'
import styles from './strip.module.css'
import { SyncBadge } from './sync-badge.tsx'
import type { TriggerAnswer } from './trigger-answer.ts'
import { TriggerForm } from './trigger-form.tsx'
import { useLiveSync } from './use-live-sync.ts'

type SyncStatus = ProviderStats['status']

interface SyncStripProps {
  /** As the page brought it; null when it could not be read. */
  stats: SyncStats | null
  /** When the page was made, in milliseconds since 1970: both sides count from it until the page lives. */
  madeMs: number
  /** The answer to a form that was sent without scripts. */
  posted: TriggerAnswer | undefined
  /** Where to come back to after signing in. */
  here: string
}

const NO_JOBS: readonly SyncJob[] = []

/** What presses of this visitor began, and when. */
interface Started {
  jobs: readonly SyncJob[]
  atMs: number
}

/** The stores in one word, for where there is no room for three: what runs, else what went wrong. */
const worstOf = (states: readonly SyncStatus[]): SyncStatus =>
  (['active', 'failed', 'pending'] as const).find((each) => states.includes(each)) ?? 'completed'

export function SyncStrip({ stats: first, madeMs, posted, here }: SyncStripProps) {
  const { syncStatus: t, shell } = useTexts()
  const place = useRef<HTMLElement>(null)
  const [started, setStarted] = useState<Started | null>(null)
  const live = useLiveSync(place, started?.jobs ?? NO_JOBS)
  const stats = live?.stats ?? first
  // What was said before the click knows nothing of it.
  const isTold = live !== null && live.nowMs > (started?.atMs ?? 0)
  const jobs = isTold ? live.jobs : (started?.jobs ?? NO_JOBS)
  const nowMs = live?.nowMs ?? madeMs
  const statusOf = (provider: SyncJob['provider']): SyncStatus | null =>
    jobs.find((job) => job.provider === provider)?.status ?? stats?.[provider].status ?? null
  const states = SYNC_STORES.map(statusOf).filter((each) => each !== null)
  const isActive = jobs.some(({ hold }) => hold === null) || states.includes('active')
  const hasFailed = started?.jobs.some(({ provider }) => statusOf(provider) === 'failed') ?? false
  const course = isActive
    ? isTold || !started
      ? 'running'
      : 'started'
    : started && (hasFailed ? 'failed' : 'finished')
  return (
    <section ref={place} className={`pu-card ${styles.strip}`} aria-labelledby="sync-title">
      <h2 id="sync-title" className={styles.title}>
        {t.title()}
      </h2>
      <details className={styles.fold} open={posted?.refused !== undefined}>
        <summary className={styles.summary}>
          <span className="pu-hidden">{t.details()}</span>
          {states.length > 0 && <SyncBadge status={worstOf(states)} brief />}
          <Icon name="chevron-down" size={20} />
        </summary>
        <div className={styles.inside}>
          <Anchor to={paths.adminSync} className={styles.desk}>
            {shell.admin()}
          </Anchor>
          {stats ? (
            <ul className={styles.cards}>
              {SYNC_STORES.map((provider) => (
                <ProviderCard
                  key={provider}
                  provider={provider}
                  stats={stats[provider]}
                  job={jobs.find((job) => job.provider === provider)}
                  nowMs={nowMs}
                />
              ))}
            </ul>
          ) : (
            <p className={styles.missing}>{t.missing()}</p>
          )}
          {stats && !stats.hasActiveProviders && (
            <div className={styles.notice}>
              <Notice tone="warn" still>
                {t.configuration()}
              </Notice>
            </div>
          )}
          <TriggerForm
            active={isActive}
            course={course}
            posted={posted}
            here={here}
            onStarted={(begun) => setStarted({ jobs: begun, atMs: Date.now() })}
          />
        </div>
      </details>
    </section>
  )
}
