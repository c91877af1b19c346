// A page of the account: its title, what the last form did, its sections.
import type { ReactNode } from 'react'
import { useActionData, useSearchParams } from 'react-router'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { DONE } from './account-done.ts'
import styles from './account.module.css'
import { Said } from './said.tsx'

interface AccountPageProps {
  title: string
  children: ReactNode
}

/** The address may say anything: only what the dictionaries know is shown. */
function DoneNotice() {
  const { account: t } = useTexts()
  const [query] = useSearchParams()
  const isAnswered = useActionData() !== undefined
  const done = DONE.find((known) => known === query.get('done'))
  // The address still tells of the form before: the last one has an answer of its own.
  return done && !isAnswered ? <Said tone="leaf">{t.done[done]()}</Said> : null
}

export function AccountPage({ title, children }: AccountPageProps) {
  const { account: t } = useTexts()
  return (
    <div className={styles.content}>
      <PageHead title={`${title} · ${t.title()}`} />
      <h1>{title}</h1>
      <DoneNotice />
      {children}
    </div>
  )
}
