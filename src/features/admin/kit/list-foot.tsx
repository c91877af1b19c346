// The ways through a long list: back to its first page, on to its next one.
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './list.module.css'
import { useListAddress } from './list-address.ts'

export function ListFoot({ older }: { older: number | null }) {
  const { admin: t } = useTexts()
  const { params, addressWith } = useListAddress()
  const isFirst = !params.has('before')
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
          to={addressWith({ before: older })}
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
