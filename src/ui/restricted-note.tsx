// One line for a product whose name sounds like restricted goods, with the way to what help says about them.
import { paths } from '#contract/paths.ts'
import type { RestrictedKind } from '#domain/shipping-services.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from './anchor.tsx'
import { Icon } from './icon.tsx'
import styles from './restricted-note.module.css'

interface RestrictedNoteProps {
  kind: RestrictedKind
  /** The product's, where it does not stand beside it. */
  name?: string
  textLanguage?: string
}

/** Needs the dictionary `restrictedGoods`. */
export function RestrictedNote({ kind, name, textLanguage }: RestrictedNoteProps) {
  const { restrictedGoods: t } = useTexts()
  return (
    <p className={styles.note}>
      <Icon name="alert" />
      <span>
        {name && <span lang={textLanguage}>{name}. </span>}
        <Anchor to={paths.restrictedGoods}>{t.seems[kind]()}</Anchor>
      </span>
    </p>
  )
}
