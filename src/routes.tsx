// The table of pages, written once for both sides and all languages; here are the ones on the way to a purchase.
import type { RouteObject } from 'react-router'
import { BareShell } from './app/bare-shell.tsx'
import { ErrorPage } from './app/error-page.tsx'
import { Frame } from './app/frame.tsx'
import { ShopShell } from './app/shop-shell.tsx'
import { lazyPage, nowhere, page } from './lib/lazy-page.ts'
import type { MorePages } from './lib/more-pages.ts'

/** Pages with header and footer. */
const shopPages: RouteObject[] = [
  {
    index: true,
    ...lazyPage(
      'src/pages/shop/home.page.tsx',
      ['front', 'catalogue', 'comparison', 'contactPage'],
      () => import('./pages/shop/home.page.tsx'),
      ['src/features/services/services-comparison.tsx', 'src/features/contact/contact-section.tsx'],
    ),
  },
  page(
    'cart',
    'src/pages/checkout/cart.page.tsx',
    ['cart', 'errors'],
    () => import('./pages/checkout/cart.page.tsx'),
  ),
  page(
    'products',
    'src/pages/shop/products.page.tsx',
    ['catalogue', 'syncing'],
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
  nowhere,
]

/** The checkout, in a frame that leads nowhere but back. */
const checkoutPages: RouteObject = {
  ...lazyPage(
    'src/pages/checkout/checkout-shell.page.tsx',
    ['checkout'],
    () => import('./pages/checkout/checkout-shell.page.tsx'),
  ),
  children: [
    {
      ErrorBoundary: ErrorPage,
      children: [
        page(
          'checkout',
          'src/pages/checkout/checkout.page.tsx',
          ['checkout', 'orders', 'faults', 'errors'],
          () => import('./pages/checkout/checkout.page.tsx'),
        ),
      ],
    },
  ],
}

/** Pages without them. */
const barePages: RouteObject[] = [
  page(
    'auth',
    'src/pages/auth/auth.page.tsx',
    ['auth', 'faults', 'errors'],
    () => import('./pages/auth/auth.page.tsx'),
  ),
]

/**
 * The whole table, or without `more` the part every visit needs. What is added stands behind the rest, so that routes
 * have the same ids in both. The error page stands inside of the shell: a page that fails takes neither header nor
 * footer along.
 */
export const tableOf = (more?: MorePages): RouteObject[] => [
  {
    id: 'frame',
    Component: Frame,
    ErrorBoundary: ErrorPage,
    children: [
      {
        Component: ShopShell,
        children: [
          { id: 'shop', ErrorBoundary: ErrorPage, children: [...shopPages, ...(more?.shop ?? [])] },
        ],
      },
      {
        Component: BareShell,
        children: [
          { id: 'bare', ErrorBoundary: ErrorPage, children: [...barePages, ...(more?.bare ?? [])] },
        ],
      },
      checkoutPages,
      ...(more?.frame ?? []),
    ],
  },
]
