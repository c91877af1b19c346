// On a phone everything but name, cart and search waits behind one button.
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { AccountLinks } from './account-links.tsx'
import { CurrencyChoice } from './currency-choice.tsx'
import { DrawerSections } from './drawer-sections.tsx'
import styles from './header.module.css'
import { LanguageLinks } from './language-links.tsx'
import { LogoLink } from './logo-link.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { SignInLink } from './user-menu.tsx'

export function MenuDrawer() {
  const { user } = useFacts()
  const { shell, money } = useTexts()
  return (
    <Disclosure
      className={styles.menu}
      panelClassName={styles.drawer}
      button={
        <span className={styles.tool}>
          <Icon name="menu" size={24} className={styles.whenClosed} />
          <Icon name="close" size={24} className={styles.whenOpen} />
          <span className="pu-hidden">{shell.menu()}</span>
        </span>
      }
    >
      <div className={styles.drawerHead}>
        <LogoLink />
      </div>
      <nav aria-label={shell.sections()}>
        <DrawerSections />
      </nav>
      <hr />
      {user ? <AccountLinks /> : <SignInLink className={styles.item} />}
      <ThemeToggle className={styles.item} labelled />
      <hr />
      <LanguageLinks className={styles.choices} />
      <hr />
      <p className={styles.heading}>{money.choose()}</p>
      <CurrencyChoice />
    </Disclosure>
  )
}
