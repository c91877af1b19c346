// The frame of the checkout: the name, the way back to the cart and help, and nothing else to follow.
import { Outlet } from 'react-router'
import { paths } from '#contract/paths.ts'
import { LogoLink } from '#src/app/header/logo-link.tsx'
import { CartHost } from '#src/features/cart/cart-host.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Container } from '#src/ui/container.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './checkout-shell.module.css'

export function Component() {
  const { checkout: t, shell } = useTexts()
  return (
    <div className={styles.shell}>
      <header className={styles.header}>
        <Container className={styles.row}>
          <LogoLink />
          <Anchor to={paths.cart} className={styles.tool} aria-label={t.back()}>
            <Icon name="chevron-left" size={20} />
            <span className={styles.short}>{shell.cart()}</span>
            <span className={styles.long}>{t.back()}</span>
          </Anchor>
          <Disclosure
            panelClassName={styles.help}
            button={
              <span className={styles.tool}>
                <Icon name="info" size={20} />
                {t.help()}
              </span>
            }
          >
            <dl className={styles.answers}>
              <dt>{t.helpPay()}</dt>
              <dd>{t.helpPayText()}</dd>
              <dt>{t.helpTotal()}</dt>
              <dd>{t.helpTotalText()}</dd>
              <dt>{t.helpAfter()}</dt>
              <dd>{t.helpAfterText()}</dd>
            </dl>
          </Disclosure>
        </Container>
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      <CartHost />
    </div>
  )
}
