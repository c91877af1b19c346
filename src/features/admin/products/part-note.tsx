// Beside a part of a product: that it was corrected and what its source says, or what somebody else wrote meanwhile.
import type { AdminProduct } from '#contract/product-desk.ts'
import type { DraftField } from '#domain/product-parts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { usePartNames } from '../kit/use-part-names.ts'
import styles from './product-form.module.css'
import { usePartWords } from './use-part-words.ts'

export interface AboutParts {
  /** None: a new one is made. */
  product: AdminProduct | undefined
  /** What somebody else changed, too. */
  conflicts: readonly DraftField[] | undefined
}

export function PartNote({ part, product, conflicts }: AboutParts & { part: DraftField }) {
  const { productDesk: t } = useTexts()
  const wordsOf = usePartWords()
  const partName = usePartNames()
  if (!product) return null
  const { fixed, said, heard, draft } = product
  const isFixed = fixed.some((each) => each === part)
  if (conflicts?.includes(part))
    return <p className={styles.conflict}>{t.now({ value: wordsOf(draft, part) })}</p>
  if (!isFixed) return null
  return (
    <div className={styles.note}>
      <p>
        <strong>{t.corrected()}</strong>{' '}
        {part in said ? t.said({ value: wordsOf(said, part) }) : t.saidNothing()}
      </p>
      <Button
        type="submit"
        name="intent"
        value={`release:${part}:${heard[part] ?? ''}`}
        variant="quiet"
        size="s"
        formNoValidate
        aria-label={t.releaseOf({ part: partName(part) })}
      >
        {t.release()}
      </Button>
    </div>
  )
}
