// What every page of the sync begins with: its title, and the ways between its parts with what waits in each.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { formatNumber } from '#src/ui/format-number.ts'
import { DeskPage } from '../kit/desk-page.tsx'
import styles from './sync.module.css'

interface SyncPageProps {
  title: string
  lead?: string
  here: 'overview' | 'prices' | 'paths' | 'pairs' | 'jobs' | 'run'
  actions?: ReactNode
  children: ReactNode
}

export function SyncPage({ title, lead, here, actions, children }: SyncPageProps) {
  const { admin, syncDesk: t } = useTexts()
  const { locale } = useFacts()
  const { data: desk } = useQuery(trpc.sync.desk.queryOptions())
  const ways = [
    { id: 'overview', to: paths.adminSync, words: t.overview() },
    {
      id: 'prices',
      to: paths.adminSyncPrices(),
      words: admin.heldPrices(),
      count: desk?.heldPrices,
    },
    { id: 'paths', to: paths.adminSyncPaths, words: t.storePaths(), count: desk?.unmappedPaths },
    { id: 'pairs', to: paths.adminSyncPairs(), words: admin.pairs(), count: desk?.openPairs },
    { id: 'jobs', to: paths.adminSyncJobs, words: admin.jobs(), count: desk?.failedJobs },
  ]
  return (
    <DeskPage
      title={title}
      lead={lead}
      {...(here === 'run' && { back: { to: paths.adminSync, words: t.back() } })}
      actions={actions}
    >
      <nav aria-label={t.sections()} className={styles.ways}>
        {ways.map(({ id, to, words, count = 0 }) => (
          <Anchor key={id} to={to} aria-current={id === here ? 'page' : undefined}>
            {words}
            {count > 0 && <span className={styles.count}>{formatNumber(count, locale)}</span>}
          </Anchor>
        ))}
      </nav>
      {children}
    </DeskPage>
  )
}
