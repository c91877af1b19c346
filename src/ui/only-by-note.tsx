// One line for a product that only some services carry, with the way to what help says about it.
import { paths } from '#contract/paths.ts'
import type { OrderService, RestrictedKind } from '#domain/shipping-services.ts'
import { onlyByText } from '#src/lib/only-by-text.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from './anchor.tsx'
import { Icon } from './icon.tsx'
import styles from './only-by-note.module.css'

interface OnlyByNoteProps {
  /** Null or empty: there is nothing to say here. */
  onlyBy: readonly OrderService[] | null
  /** What its name sounds like. */
  kind: RestrictedKind | null
  /** The product's, where it does not stand beside it. */
  name?: string
  textLanguage?: string
}

/** Needs the dictionary `restrictedGoods`. */
export function OnlyByNote({ onlyBy, kind, name, textLanguage }: OnlyByNoteProps) {
  const { restrictedGoods: t } = useTexts()
  const { locale } = useFacts()
  if (!onlyBy || onlyBy.length === 0) return null
  const only = onlyByText(onlyBy, t, locale)
  return (
    <p className={styles.note}>
      <Icon name="alert" />
      <span>
        {name && <span lang={textLanguage}>{name}. </span>}
        {kind ? <Anchor to={paths.restrictedGoods}>{`${t.seems[kind]()}. ${only}`}</Anchor> : only}
      </span>
    </p>
  )
}
