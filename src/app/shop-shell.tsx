// The frame of every shop page: header, content, footer.
import { Outlet, ScrollRestoration } from 'react-router'

export const ShopShell = () => (
  <>
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
    <ScrollRestoration />
  </>
)
