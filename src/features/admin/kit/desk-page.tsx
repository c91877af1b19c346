// What every page of the panel begins with: its title, in the tab too, a sentence below it, and what can be done.
import type { ReactNode } from 'react'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { BackLink } from '#src/ui/back-link.tsx'
import styles from './desk-page.module.css'

interface DeskPageProps {
  title: string
  /** Of the title, where it is not the page's. */
  lang?: string
  lead?: ReactNode
  /** The way back to the list the page was reached from. */
  back?: { to: string; words: string }
  /** What can be done with all of the page, at the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

export function DeskPage({ title, lang, lead, back, actions, children }: DeskPageProps) {
  const { admin: t } = useTexts()
  return (
    <div className={styles.page}>
      <PageHead title={title === t.title() ? title : `${title} · ${t.title()}`} />
      <div className={styles.head}>
        <div className={styles.titles}>
          {back && <BackLink to={back.to}>{back.words}</BackLink>}
          {/* No line begins with the point between two parts. */}
          <h1 lang={lang}>{title.replaceAll(' · ', '\u00a0· ')}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}
