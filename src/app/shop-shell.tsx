// The frame of every shop page: header, content, footer.
import { Outlet } from 'react-router'
import { CartHost } from '#src/features/cart/cart-host.tsx'
import { ChatButton } from '#src/features/chat/chat-button.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import styles from './shell.module.css'

export const ShopShell = () => (
  <div className={styles.shell}>
    <Header />
    <main id="content" tabIndex={-1} className={styles.content}>
      <Outlet />
    </main>
    <Footer />
    <CartHost />
    <ChatButton />
  </div>
)
