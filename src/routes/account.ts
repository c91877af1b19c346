// The pages of one's own account.
import type { RouteObject } from 'react-router'
import { lazyPage, nowhere, page } from '#src/lib/lazy-page.ts'
import type { Section } from '#src/lib/more-pages.ts'

/** One's own account, in a frame that also guards it. */
const accountPages: RouteObject = {
  path: 'account',
  ...lazyPage(
    'src/pages/account/account-shell.page.tsx',
    ['account', 'forms'],
    () => import('../pages/account/account-shell.page.tsx'),
  ),
  children: [
    {
      index: true,
      ...lazyPage(
        'src/pages/account/overview.page.tsx',
        ['orders'],
        () => import('../pages/account/overview.page.tsx'),
      ),
    },
    page(
      'profile',
      'src/pages/account/profile.page.tsx',
      ['auth', 'forms', 'faults', 'errors'],
      () => import('../pages/account/profile.page.tsx'),
    ),
    page(
      'orders',
      'src/pages/account/orders.page.tsx',
      ['orders'],
      () => import('../pages/account/orders.page.tsx'),
    ),
    page(
      'orders/:number',
      'src/pages/account/order.page.tsx',
      ['orders', 'paying', 'chargeNames', 'customsNote', 'forms', 'faults', 'errors'],
      () => import('../pages/account/order.page.tsx'),
    ),
    page(
      'invoices',
      'src/pages/account/invoices.page.tsx',
      ['invoicing'],
      () => import('../pages/account/invoices.page.tsx'),
    ),
    page(
      'quotes',
      'src/pages/account/quotes.page.tsx',
      [],
      () => import('../pages/account/quotes.page.tsx'),
    ),
    page(
      'favourites',
      'src/pages/account/favourites.page.tsx',
      ['catalogue', 'restock', 'forms', 'faults', 'errors'],
      () => import('../pages/account/favourites.page.tsx'),
    ),
    page(
      'addresses',
      'src/pages/account/addresses.page.tsx',
      ['auth', 'checkout', 'forms', 'faults', 'errors'],
      () => import('../pages/account/addresses.page.tsx'),
    ),
    page(
      'security',
      'src/pages/account/security.page.tsx',
      ['auth', 'passkeys', 'forms', 'faults', 'errors'],
      () => import('../pages/account/security.page.tsx'),
    ),
    page(
      'data',
      'src/pages/account/data.page.tsx',
      ['auth', 'forms', 'faults', 'errors'],
      () => import('../pages/account/data.page.tsx'),
    ),
    nowhere,
  ],
}

export const account: Section = { shop: [accountPages] }
