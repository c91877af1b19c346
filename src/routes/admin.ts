// The pages of those who run the shop.
import { redirect, type RouteObject } from 'react-router'
import { paths } from '#contract/paths.ts'
import { desk, lazyPage, nowhere, page } from '#src/lib/lazy-page.ts'
import type { Section } from '#src/lib/more-pages.ts'
import { contentDesks } from './content-desks.ts'

/** Pages of those who run the shop, in a frame of their own that also guards them. */
const adminPages: RouteObject = {
  path: 'admin',
  ...lazyPage(
    'src/pages/admin/admin-shell.page.tsx',
    ['admin', 'forms', 'faults', 'errors', 'syncStatus', 'auth', 'paying'],
    () => import('../pages/admin/admin-shell.page.tsx'),
  ),
  children: [
    { index: true, loader: () => redirect(paths.adminOrders()) },
    desk(
      'orders',
      'src/pages/admin/orders.page.tsx',
      ['orders', 'chargeNames'],
      () => import('../pages/admin/orders.page.tsx'),
    ),
    desk(
      'products',
      'src/pages/admin/products.page.tsx',
      ['productDesk', 'catalogue'],
      () => import('../pages/admin/products.page.tsx'),
    ),
    desk(
      'products/picture-hosts',
      'src/pages/admin/picture-hosts.page.tsx',
      ['productDesk'],
      () => import('../pages/admin/picture-hosts.page.tsx'),
    ),
    ...['products/new', 'products/:id'].map((path) =>
      desk(
        path,
        'src/pages/admin/product.page.tsx',
        ['productDesk', 'catalogue', 'product', 'chargeNames'],
        () => import('../pages/admin/product.page.tsx'),
      ),
    ),
    page(
      'confirm',
      'src/pages/admin/confirm.page.tsx',
      ['identity', 'auth', 'errors'],
      () => import('../pages/admin/confirm.page.tsx'),
    ),
    desk(
      'users',
      'src/pages/admin/users.page.tsx',
      ['userDesk'],
      () => import('../pages/admin/users.page.tsx'),
    ),
    ...contentDesks,
    desk(
      'audit',
      'src/pages/admin/audit.page.tsx',
      ['audit', 'orders', 'productDesk', 'product', 'catalogue'],
      () => import('../pages/admin/audit.page.tsx'),
    ),
    desk(
      'api-sync',
      'src/pages/admin/api-sync.page.tsx',
      ['syncDesk', 'faultDesk'],
      () => import('../pages/admin/api-sync.page.tsx'),
    ),
    desk(
      'api-sync/runs/:id',
      'src/pages/admin/sync-run.page.tsx',
      ['syncDesk', 'faultDesk'],
      () => import('../pages/admin/sync-run.page.tsx'),
    ),
    desk(
      'api-sync/prices',
      'src/pages/admin/sync-prices.page.tsx',
      ['syncDesk', 'priceDesk'],
      () => import('../pages/admin/sync-prices.page.tsx'),
    ),
    desk(
      'api-sync/categories',
      'src/pages/admin/sync-paths.page.tsx',
      ['syncDesk', 'productDesk'],
      () => import('../pages/admin/sync-paths.page.tsx'),
    ),
    desk(
      'api-sync/jobs',
      'src/pages/admin/sync-jobs.page.tsx',
      ['syncDesk', 'jobDesk'],
      () => import('../pages/admin/sync-jobs.page.tsx'),
    ),
    desk(
      'api-sync/pairs',
      'src/pages/admin/sync-pairs.page.tsx',
      ['syncDesk', 'pairDesk'],
      () => import('../pages/admin/sync-pairs.page.tsx'),
    ),
    desk(
      'orders/:id',
      'src/pages/admin/order.page.tsx',
      ['orders', 'chargeNames', 'customsNote'],
      () => import('../pages/admin/order.page.tsx'),
    ),
    desk(
      'messages',
      'src/pages/admin/messages.page.tsx',
      ['inbox'],
      () => import('../pages/admin/messages.page.tsx'),
    ),
    desk(
      'messages/:id',
      'src/pages/admin/message.page.tsx',
      ['inbox'],
      () => import('../pages/admin/message.page.tsx'),
    ),
    desk(
      'subscribers',
      'src/pages/admin/subscribers.page.tsx',
      ['inbox'],
      () => import('../pages/admin/subscribers.page.tsx'),
    ),
    desk(
      'currency',
      'src/pages/admin/currency.page.tsx',
      ['currencyDesk', 'exchange'],
      () => import('../pages/admin/currency.page.tsx'),
    ),
    desk(
      'payment-methods',
      'src/pages/admin/payment-methods.page.tsx',
      ['methodDesk'],
      () => import('../pages/admin/payment-methods.page.tsx'),
    ),
    desk(
      'boxes',
      'src/pages/admin/boxes.page.tsx',
      ['boxDesk'],
      () => import('../pages/admin/boxes.page.tsx'),
    ),
    desk(
      'rates',
      'src/pages/admin/rates.page.tsx',
      ['tariffDesk', 'figures', 'tariffs'],
      () => import('../pages/admin/rates.page.tsx'),
    ),
    desk(
      'rates/simulate',
      'src/pages/admin/simulate.page.tsx',
      ['tariffDesk', 'figures', 'tariffs', 'calculator'],
      () => import('../pages/admin/simulate.page.tsx'),
    ),
    desk(
      'rates/suspensions',
      'src/pages/admin/suspensions.page.tsx',
      ['tariffDesk', 'figures', 'tariffs'],
      () => import('../pages/admin/suspensions.page.tsx'),
    ),
    desk(
      'customs',
      'src/pages/admin/customs.page.tsx',
      ['customsDesk', 'customs', 'duties', 'regimes', 'tariffDesk'],
      () => import('../pages/admin/customs.page.tsx'),
    ),
    desk(
      'customs/:country/:place',
      'src/pages/admin/customs-rule.page.tsx',
      ['customsDesk', 'customs', 'duties', 'regimes', 'tariffDesk'],
      () => import('../pages/admin/customs-rule.page.tsx'),
    ),
    desk(
      'rates/:zone/:service',
      'src/pages/admin/rate-card.page.tsx',
      ['tariffDesk', 'figures', 'tariffs'],
      () => import('../pages/admin/rate-card.page.tsx'),
    ),
    desk(
      'routes',
      'src/pages/admin/routes.page.tsx',
      ['routesDesk', 'tariffDesk', 'tariffs'],
      () => import('../pages/admin/routes.page.tsx'),
    ),
    desk(
      'routes/:place/:figure',
      'src/pages/admin/figure.page.tsx',
      ['routesDesk', 'tariffDesk', 'tariffs'],
      () => import('../pages/admin/figure.page.tsx'),
    ),
    nowhere,
  ],
}

export const admin: Section = { frame: [adminPages] }
