// Beside a part of a product: that it was corrected and what its source says, or what somebody else wrote meanwhile.
import { Button } from '@mantine/core'
import type { AdminProduct } from '#contract/product-desk.ts'
import type { CorrectableField, DraftField } from '#domain/product-parts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { usePartNames } from '../kit/use-part-names.ts'
import styles from './product-form.module.css'
import { usePartWords } from './use-part-words.ts'

export interface PartNotes {
  product: AdminProduct
  /** What somebody else changed, too. */
  conflicts: readonly DraftField[]
  release: (part: CorrectableField) => void
  busy: CorrectableField | undefined
}

export function PartNote({
  part,
  product,
  conflicts,
  release,
  busy,
}: PartNotes & { part: DraftField }) {
  const { productDesk: t } = useTexts()
  const wordsOf = usePartWords()
  const partName = usePartNames()
  const { fixed, said, draft } = product
  if (conflicts.includes(part))
    return <p className={styles.conflict}>{t.now({ value: wordsOf(draft, part) })}</p>
  const corrected = fixed.find((each) => each === part)
  if (!corrected) return null
  return (
    <div className={styles.note}>
      <p>
        <strong>{t.corrected()}</strong>{' '}
        {part in said ? t.said({ value: wordsOf(said, part) }) : t.saidNothing()}
      </p>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={busy === corrected}
        aria-label={t.releaseOf({ part: partName(part) })}
        onClick={() => release(corrected)}
      >
        {t.release()}
      </Button>
    </div>
  )
}
