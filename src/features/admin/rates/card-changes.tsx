// The difference between two versions, field by field: old beside new.
import type { RateCardVersion } from '#contract/shipping-desk.ts'
import type { CardChange } from '#domain/card-changes.ts'
import { useTexts } from '#src/lib/texts.ts'
import { DeskTable } from '../kit/desk-table.tsx'
import { useCardWords } from './use-card-words.ts'

interface CardChangesProps {
  caption: string
  changes: readonly CardChange[] | RateCardVersion['changes']
}

export function CardChanges({ caption, changes }: CardChangesProps) {
  const { tariffDesk: t } = useTexts()
  const { pathOf, valueOf } = useCardWords()
  return (
    <DeskTable
      caption={caption}
      heads={[t.field(), t.before(), t.after()]}
      rows={changes.map(({ path, before, after }) => ({
        key: path,
        cells: [
          pathOf(path),
          <del key="before">{valueOf(path, before)}</del>,
          <ins key="after">{valueOf(path, after)}</ins>,
        ],
      }))}
    />
  )
}
