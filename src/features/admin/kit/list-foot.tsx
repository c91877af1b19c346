// The ways through a long list: to the page before and the next one, and back to the first.
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './list.module.css'
import { useListAddress, useListPages } from './list-address.ts'

interface ListFootProps {
  older: number | null
  /** What the address says a page by: the row before which it begins, or its number. */
  by?: 'before' | 'page' | undefined
}

export function ListFoot({ older, by = 'before' }: ListFootProps) {
  const { admin: t } = useTexts()
  const { addressWith } = useListAddress()
  const pages = useListPages(by, older)
  const first = addressWith({})
  if (pages.isFirst && pages.older === null) return null
  return (
    <div className={styles.foot}>
      {!pages.isFirst && pages.newer !== first && (
        <DeskLink to={first} size="sm" variant="subtle">
          {t.newest()}
        </DeskLink>
      )}
      {pages.newer !== null && (
        <DeskLink
          to={pages.newer}
          size="sm"
          className={styles.newer}
          leftSection={<Icon name="arrow-right" />}
          rel="prev"
        >
          {t.table.newer()}
        </DeskLink>
      )}
      {pages.older !== null && (
        <DeskLink to={pages.older} size="sm" rightSection={<Icon name="arrow-right" />} rel="next">
          {t.table.older()}
        </DeskLink>
      )}
    </div>
  )
}
