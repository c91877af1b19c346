// The head of the sync's pages: title, what became of the last form, and the ways between them.
import { Alert } from '@mantine/core'
import { useSearchParams } from 'react-router'
import type { SyncDesk } from '#contract/sync-desk.ts'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { BackLink } from '#src/ui/back-link.tsx'
import { formatNumber } from '#src/ui/format-number.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './desk.module.css'
import { useDone } from './use-done.ts'
import { DONE, type SyncAnswer } from './sync-answer.ts'

interface SyncHeadProps {
  title: string
  lead?: string
  here: 'overview' | 'prices' | 'paths' | 'pairs' | 'jobs' | 'run'
  desk: Pick<SyncDesk, 'heldPrices' | 'unmappedPaths' | 'openPairs' | 'failedJobs'>
  answer: SyncAnswer | undefined
}

export function SyncHead({ title, lead, here, desk, answer }: SyncHeadProps) {
  const { syncDesk: t } = useTexts()
  const { locale } = useFacts()
  useDone(answer)
  const [query] = useSearchParams()
  const done = DONE.find((known) => known === query.get('done'))
  const ways = [
    { id: 'overview', to: paths.adminSync(), words: t.overview(), count: 0 },
    { id: 'prices', to: paths.adminSyncPrices(), words: t.heldPrices(), count: desk.heldPrices },
    { id: 'paths', to: paths.adminSyncPaths(), words: t.storePaths(), count: desk.unmappedPaths },
    { id: 'pairs', to: paths.adminSyncPairs(), words: t.pairs(), count: desk.openPairs },
    { id: 'jobs', to: paths.adminSyncJobs, words: t.failedJobs(), count: desk.failedJobs },
  ]
  return (
    <>
      <div className={styles.head}>
        {here === 'run' && <BackLink to={paths.adminSync()}>{t.back()}</BackLink>}
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      <nav aria-label={t.sections()} className={styles.ways}>
        {ways.map(({ id, to, words, count }) => (
          <Anchor key={id} to={to} aria-current={id === here ? 'page' : undefined}>
            {words}
            {count > 0 && <span className={styles.count}>{formatNumber(count, locale)}</span>}
          </Anchor>
        ))}
      </nav>
      {done && !answer && (
        <Alert color="leaf" role="status" icon={<Icon name="check" />}>
          {t.done[done]()}
        </Alert>
      )}
    </>
  )
}
