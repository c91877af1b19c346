// The way on through a long list of the desk: back to the newest, on to what is older.
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './desk.module.css'

interface ListPagesProps {
  /** Null: these are the newest. */
  newest: string | null
  /** Null: these are the oldest. */
  older: string | null
  olderLabel: string
}

export function ListPages({ newest, older, olderLabel }: ListPagesProps) {
  const { admin: t } = useTexts()
  return (
    <div className={styles.row}>
      {newest && <DeskLink to={newest}>{t.newest()}</DeskLink>}
      {older && (
        <DeskLink to={older} rightSection={<Icon name="arrow-right" />} rel="next">
          {olderLabel}
        </DeskLink>
      )}
    </div>
  )
}
