// A page of the account: its title, what the last form did, its sections.
import type { ReactNode } from 'react'
import { useActionData, useSearchParams } from 'react-router'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Notice } from '#src/ui/notice.tsx'
import { DONE } from './account-answer.ts'
import styles from './account.module.css'

interface AccountPageProps {
  title: string
  children: ReactNode
}

/** The address may say anything: only what the dictionaries know is shown. */
function DoneNotice() {
  const { mine: t } = useTexts()
  const [query] = useSearchParams()
  const isAnswered = useActionData() !== undefined
  const done = DONE.find((known) => known === query.get('done'))
  // The address still tells of the form before: the last one has an answer of its own.
  return done && !isAnswered ? <Notice tone="success">{t.done[done]()}</Notice> : null
}

export function AccountPage({ title, children }: AccountPageProps) {
  const { mine: t } = useTexts()
  return (
    <div className={styles.content}>
      <PageHead title={`${title} · ${t.title()}`} />
      <h1>{title}</h1>
      <DoneNotice />
      {children}
    </div>
  )
}
