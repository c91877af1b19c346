// The head of every shop page: name, search, language, colours, account, cart; sections in a line below.
import { useTexts } from '#src/lib/texts.ts'
import { CartLink } from './cart-link.tsx'
import { CurrencyMenu } from './currency-menu.tsx'
import styles from './header.module.css'
import { DestinationLink } from './destination-link.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { LogoLink } from './logo-link.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { SearchBox } from '#src/features/catalogue/search-box.tsx'
import { SectionLinks } from './section-links.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { UserMenu } from './user-menu.tsx'

export function Header() {
  const { shell } = useTexts()
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <MenuDrawer />
          <LogoLink />
          <DestinationLink onPhone />
          <CartLink className={styles.cartOnPhone} />
        </div>
        <div className={styles.search}>
          <SearchBox />
        </div>
        <div className={styles.tools}>
          <DestinationLink />
          <LanguageMenu />
          <CurrencyMenu />
          <ThemeToggle className={styles.tool} />
          <UserMenu />
          <CartLink className={styles.tool} />
        </div>
      </header>
      <nav aria-label={shell.sections()} className={styles.sections}>
        <SectionLinks />
      </nav>
    </>
  )
}
