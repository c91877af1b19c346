// The ways through a long list: back to its first page, on to its next one.
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './list.module.css'
import { useListAddress } from './list-address.ts'

interface ListFootProps {
  older: number | null
  /** What the address says a page by: the row before which it begins, or its number. */
  by?: 'before' | 'page' | undefined
}

export function ListFoot({ older, by = 'before' }: ListFootProps) {
  const { admin: t } = useTexts()
  const { params, addressWith } = useListAddress()
  const isFirst = !params.has(by)
  if (isFirst && older === null) return null
  return (
    <div className={styles.foot}>
      {!isFirst && (
        <DeskLink to={addressWith({})} size="sm">
          {t.newest()}
        </DeskLink>
      )}
      {older !== null && (
        <DeskLink
          to={addressWith({ [by]: older })}
          size="sm"
          rightSection={<Icon name="arrow-right" />}
          rel="next"
        >
          {t.table.older()}
        </DeskLink>
      )}
    </div>
  )
}
