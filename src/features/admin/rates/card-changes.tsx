// The difference between two versions, field by field: old beside new.
import type { RateCardVersion } from '#contract/shipping-desk.ts'
import type { CardChange } from '#domain/card-changes.ts'
import { BeforeAfter } from '../kit/before-after.tsx'
import { useCardWords } from './use-card-words.ts'

interface CardChangesProps {
  caption: string
  changes: readonly CardChange[] | RateCardVersion['changes']
}

export function CardChanges({ caption, changes }: CardChangesProps) {
  const { pathOf, valueOf } = useCardWords()
  return (
    <BeforeAfter
      caption={caption}
      rows={changes.map(({ path, before, after }) => ({
        key: path,
        label: pathOf(path),
        before: <del>{valueOf(path, before)}</del>,
        after: <ins>{valueOf(path, after)}</ins>,
      }))}
    />
  )
}
