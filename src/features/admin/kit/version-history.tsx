// The history of what is only ever added to, the latest start first: who, when, why, and what changed.
import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import type { VersionState } from '#domain/dated-versions.ts'
import { useTexts } from '#src/lib/texts.ts'
import { When } from '#src/ui/when.tsx'
import styles from './desk.module.css'

interface VersionItem {
  version: string
  state: VersionState
  /** ISO 8601. */
  validFrom: string
  /** Null: the house. */
  createdBy: string | null
  note: string
  /** What it changed against the one before it. */
  changes: ReactNode
}

const COLOURS = { past: 'gray', current: 'leaf', future: 'sea', replaced: 'gray' } as const

export function VersionHistory({ versions }: { versions: readonly VersionItem[] }) {
  const { pricing: t } = useTexts()
  return (
    <section className={styles.part} aria-labelledby="versions">
      <h2 id="versions">{t.versions()}</h2>
      <ol className={styles.list}>
        {versions.map((each) => (
          <li key={each.version} className={styles.panel}>
            <div className={styles.row}>
              <h3 translate="no">{each.version}</h3>
              <Badge color={COLOURS[each.state]}>{t[each.state]()}</Badge>
              <span className={styles.soft}>
                {t.validFrom()} <When iso={each.validFrom} start /> ·{' '}
                {t.author({ name: each.createdBy ?? t.house() })}
              </span>
            </div>
            {each.note && <p>{each.note}</p>}
            {each.changes}
          </li>
        ))}
      </ol>
    </section>
  )
}
