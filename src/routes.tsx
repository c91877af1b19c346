// Every page of the shop, written once for both sides and all languages.
import { redirect, type RouteObject } from 'react-router'
import { paths } from '#contract/paths.ts'
import { BareShell } from './app/bare-shell.tsx'
import { ErrorPage } from './app/error-page.tsx'
import { Frame } from './app/frame.tsx'
import { ShopShell } from './app/shop-shell.tsx'
import { lazyPage } from './lib/lazy-page.ts'

const notFound = () => {
  throw new Response(null, { status: 404 })
}

type Page = Parameters<typeof lazyPage>
const page = (path: string, ...rest: Page): RouteObject => ({ path, ...lazyPage(...rest) })

/** One's own account, in a frame that also guards it. */
const accountPages: RouteObject = {
  path: 'account',
  ...lazyPage(
    'src/pages/account/account-shell.page.tsx',
    ['mine'],
    () => import('./pages/account/account-shell.page.tsx'),
  ),
  children: [
    {
      index: true,
      ...lazyPage(
        'src/pages/account/profile.page.tsx',
        ['auth', 'faults', 'errors'],
        () => import('./pages/account/profile.page.tsx'),
      ),
    },
    page(
      'orders',
      'src/pages/account/orders.page.tsx',
      ['orders'],
      () => import('./pages/account/orders.page.tsx'),
    ),
    page(
      'orders/:number',
      'src/pages/account/order.page.tsx',
      ['orders', 'faults', 'errors'],
      () => import('./pages/account/order.page.tsx'),
    ),
    page(
      'favourites',
      'src/pages/account/favourites.page.tsx',
      ['catalogue'],
      () => import('./pages/account/favourites.page.tsx'),
    ),
    page(
      'addresses',
      'src/pages/account/addresses.page.tsx',
      ['auth', 'checkout', 'faults', 'errors'],
      () => import('./pages/account/addresses.page.tsx'),
    ),
    page(
      'security',
      'src/pages/account/security.page.tsx',
      ['auth', 'faults', 'errors'],
      () => import('./pages/account/security.page.tsx'),
    ),
    page(
      'data',
      'src/pages/account/data.page.tsx',
      ['auth', 'faults', 'errors'],
      () => import('./pages/account/data.page.tsx'),
    ),
    { path: '*', loader: notFound, Component: () => null },
  ],
}

/** Pages with header and footer. */
const shopPages: RouteObject[] = [
  {
    index: true,
    ...lazyPage(
      'src/pages/shop/home.page.tsx',
      ['front', 'catalogue'],
      () => import('./pages/shop/home.page.tsx'),
    ),
  },
  page(
    'cart',
    'src/pages/checkout/cart.page.tsx',
    ['cart', 'errors'],
    () => import('./pages/checkout/cart.page.tsx'),
  ),
  page(
    'checkout',
    'src/pages/checkout/checkout.page.tsx',
    ['checkout', 'orders', 'faults', 'errors'],
    () => import('./pages/checkout/checkout.page.tsx'),
  ),
  page(
    'products',
    'src/pages/shop/products.page.tsx',
    ['catalogue'],
    () => import('./pages/shop/products.page.tsx'),
  ),
  page(
    'product/:id',
    'src/pages/shop/product.page.tsx',
    ['catalogue', 'product'],
    () => import('./pages/shop/product.page.tsx'),
  ),
  page(
    'order-confirmation',
    'src/pages/checkout/order-confirmation.page.tsx',
    ['orders', 'faults', 'errors'],
    () => import('./pages/checkout/order-confirmation.page.tsx'),
  ),
  accountPages,
  { path: '*', loader: notFound, Component: () => null },
]

const recoveryPage = (path: string, file: string, load: Page[2]): RouteObject =>
  page(path, `src/pages/recovery/${file}.page.tsx`, ['auth', 'recovery', 'faults', 'errors'], load)

/** The six documented ways back into an account, and the confirmation of an address. */
const recoveryPages: RouteObject[] = [
  recoveryPage(
    'reset-password',
    'reset-password',
    () => import('./pages/recovery/reset-password.page.tsx'),
  ),
  ...['reset/:token?', 'password-reset/:token?', 'recover/:token?'].map((path) =>
    recoveryPage(path, 'reset', () => import('./pages/recovery/reset.page.tsx')),
  ),
  recoveryPage(
    'password-recovery/:token?',
    'password-recovery',
    () => import('./pages/recovery/password-recovery.page.tsx'),
  ),
  recoveryPage('reset-code', 'reset-code', () => import('./pages/recovery/reset-code.page.tsx')),
  recoveryPage(
    'verify-email',
    'verify-email',
    () => import('./pages/recovery/verify-email.page.tsx'),
  ),
]

/** Pages without them. */
const barePages: RouteObject[] = [
  page(
    'auth',
    'src/pages/auth/auth.page.tsx',
    ['auth', 'faults', 'errors'],
    () => import('./pages/auth/auth.page.tsx'),
  ),
  ...recoveryPages,
]

/** Pages of those who run the shop, in a frame of their own that also guards them. */
const adminPages: RouteObject = {
  path: 'admin',
  ...lazyPage(
    'src/pages/admin/admin-shell.page.tsx',
    ['admin'],
    () => import('./pages/admin/admin-shell.page.tsx'),
  ),
  children: [
    { index: true, loader: () => redirect(paths.adminOrders()) },
    page(
      'orders',
      'src/pages/admin/orders.page.tsx',
      ['orders'],
      () => import('./pages/admin/orders.page.tsx'),
    ),
    page(
      'users',
      'src/pages/admin/users.page.tsx',
      ['errors'],
      () => import('./pages/admin/users.page.tsx'),
    ),
    page(
      'orders/:id',
      'src/pages/admin/order.page.tsx',
      ['orders', 'errors'],
      () => import('./pages/admin/order.page.tsx'),
    ),
    { path: '*', loader: notFound, Component: () => null },
  ],
}

// The error page stands inside of the shell: a page that fails takes neither header nor footer along.
export const routes: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: ErrorPage,
    children: [
      { Component: ShopShell, children: [{ ErrorBoundary: ErrorPage, children: shopPages }] },
      { Component: BareShell, children: [{ ErrorBoundary: ErrorPage, children: barePages }] },
      adminPages,
    ],
  },
]
