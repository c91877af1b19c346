// What every page of the sync begins with: its title, and the ways between its parts with what waits in each.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { DeskPage } from '../kit/desk-page.tsx'
import { Ways } from './ways.tsx'

interface SyncPageProps {
  title: string
  lead?: string
  here: 'overview' | 'prices' | 'paths' | 'pairs' | 'jobs' | 'run'
  actions?: ReactNode
  children: ReactNode
}

export function SyncPage({ title, lead, here, actions, children }: SyncPageProps) {
  const { syncDesk: t } = useTexts()
  const { data: desk } = useQuery(trpc.sync.desk.queryOptions())
  const ways = [
    { id: 'overview', to: paths.adminSync(), words: t.overview() },
    { id: 'prices', to: paths.adminSyncPrices(), words: t.heldPrices(), count: desk?.heldPrices },
    { id: 'paths', to: paths.adminSyncPaths(), words: t.storePaths(), count: desk?.unmappedPaths },
    { id: 'pairs', to: paths.adminSyncPairs(), words: t.pairs(), count: desk?.openPairs },
    { id: 'jobs', to: paths.adminSyncJobs, words: t.failedJobs(), count: desk?.failedJobs },
  ]
  return (
    <DeskPage
      title={title}
      lead={lead}
      {...(here === 'run' && { back: { to: paths.adminSync(), words: t.back() } })}
      actions={actions}
    >
      <Ways
        label={t.sections()}
        ways={ways.map(({ id, ...way }) => ({ ...way, isHere: id === here }))}
      />
      {children}
    </DeskPage>
  )
}
