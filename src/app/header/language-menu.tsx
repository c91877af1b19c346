// The language of the page and the way to the others.
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './header.module.css'
import { LanguageLinks } from './language-links.tsx'

/** `className` is the look of its button where it does not stand in the shop's header. */
export function LanguageMenu({ className = styles.tool }: { className?: string | undefined }) {
  const { locale } = useFacts()
  const { shell } = useTexts()
  return (
    <Disclosure
      group="header"
      menu
      button={
        <span className={className}>
          <Icon name="globe" size={20} />
          <span className="pu-hidden">{shell.language()} </span>
          <span className={styles.code}>{locale}</span>
          <Icon name="chevron-down" size={16} />
        </span>
      }
    >
      <LanguageLinks className={styles.choices} />
    </Disclosure>
  )
}
