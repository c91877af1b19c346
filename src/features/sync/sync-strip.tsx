// The strip above the products: the three stores, what is missing, the way to the desk, and the trigger.
import { useRef, useState } from 'react'
import type { SyncJob, SyncStats } from '#contract/sync.ts'
import { paths } from '#contract/paths.ts'
import { SYNC_STORES } from '#domain/store-offer.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ProviderCard } from './provider-card.tsx'
import styles from './strip.module.css'
import type { TriggerAnswer } from './trigger-answer.ts'
import { TriggerForm } from './trigger-form.tsx'
import { useLiveSync } from './use-live-sync.ts'

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

export function SyncStrip({ stats: first, madeMs, posted, here }: SyncStripProps) {
  const { syncing: t, shell } = useTexts()
  const place = useRef<HTMLElement>(null)
  const [started, setStarted] = useState<readonly SyncJob[]>(NO_JOBS)
  const live = useLiveSync(place, started)
  const stats = live?.stats ?? first
  const jobs = live?.jobs ?? started
  const nowMs = live?.nowMs ?? madeMs
  const isActive =
    jobs.length > 0 ||
    (stats !== null && SYNC_STORES.some((each) => stats[each].status === 'active'))
  return (
    <section ref={place} className={`pu-card ${styles.strip}`} aria-labelledby="sync-title">
      <h2 id="sync-title" className={styles.title}>
        {t.title()}
      </h2>
      <Anchor to={paths.adminSync()} className={styles.desk}>
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
      <TriggerForm active={isActive} posted={posted} here={here} onStarted={setStarted} />
    </section>
  )
}
