// The currency amounts are shown in beside dollars, and the way to the others.
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { CurrencyChoice } from './currency-choice.tsx'
import styles from './header.module.css'

export function CurrencyMenu() {
  const { currency } = useFacts()
  const { money } = useTexts()
  return (
    <Disclosure
      className={styles.money}
      group="header"
      menu
      button={
        <span className={styles.tool}>
          <span className="pu-hidden">{money.choose()} </span>
          <span translate="no">{currency}</span>
          <Icon name="chevron-down" size={16} />
        </span>
      }
    >
      <CurrencyChoice />
    </Disclosure>
  )
}
