// The frame of pages that must not distract: only the way home above the content.
import { Outlet } from 'react-router'
import { Container } from '#src/ui/container.tsx'
import { LogoLink } from './header/logo-link.tsx'
import styles from './shell.module.css'

export const BareShell = () => (
  <div className={styles.shell}>
    <Container as="header" className={styles.bare}>
      <LogoLink />
    </Container>
    <main id="content" tabIndex={-1} className={styles.content}>
      <Outlet />
    </main>
  </div>
)
