// The desks of the panel, each stated once: where it is, in which group, under which word, and what waits in it.
import type { WaitingKind } from '#contract/waiting.ts'
import { paths } from '#contract/paths.ts'
import type { IconName } from '#src/ui/icon-paths.ts'

/** In the order of the navigation. */
export const DESK_GROUPS = [
  'orders',
  'shop',
  'prices',
  'warehouse',
  'people',
  'content',
  'system',
] as const

interface DeskEntry {
  path: string
  group: (typeof DESK_GROUPS)[number]
  /** Its word in the dictionary `admin`. */
  label: string
  icon: IconName
  /** What of it waits for somebody. */
  waiting?: WaitingKind
}

export const DESKS = [
  {
    path: paths.adminOrders(),
    group: 'orders',
    label: 'orderList',
    icon: 'cart',
    waiting: 'orders',
  },
  {
    path: paths.adminPaymentMethods(),
    group: 'orders',
    label: 'paymentMethods',
    icon: 'card',
    waiting: 'paymentMethods',
  },
  { path: paths.adminProducts, group: 'shop', label: 'products', icon: 'tag' },
  { path: paths.adminSyncPairs(), group: 'shop', label: 'pairs', icon: 'copy', waiting: 'pairs' },
  {
    path: paths.adminSyncPaths,
    group: 'shop',
    label: 'storePaths',
    icon: 'filter',
    waiting: 'storePaths',
  },
  { path: paths.adminRates(), group: 'prices', label: 'rates', icon: 'card' },
  { path: paths.adminCustoms(), group: 'prices', label: 'customsRules', icon: 'shield' },
  {
    path: paths.adminCurrency(),
    group: 'prices',
    label: 'currency',
    icon: 'cash',
    waiting: 'rates',
  },
  {
    path: paths.adminSyncPrices(),
    group: 'prices',
    label: 'heldPrices',
    icon: 'eye',
    waiting: 'heldPrices',
  },
  { path: paths.adminRoutes(), group: 'warehouse', label: 'routes', icon: 'plane' },
  { path: paths.adminBoxes(), group: 'warehouse', label: 'boxes', icon: 'box' },
  {
    path: paths.adminMessages,
    group: 'people',
    label: 'messages',
    icon: 'chat',
    waiting: 'messages',
  },
  { path: paths.adminUsers, group: 'people', label: 'people', icon: 'user' },
  { path: paths.adminSubscribers, group: 'people', label: 'subscribers', icon: 'mail' },
  { path: paths.adminArticles, group: 'content', label: 'articles', icon: 'menu' },
  { path: paths.adminGallery, group: 'content', label: 'gallery', icon: 'star' },
  {
    path: paths.adminSync,
    group: 'system',
    label: 'sync',
    icon: 'refresh',
    waiting: 'doubtfulRuns',
  },
  { path: paths.adminSyncJobs, group: 'system', label: 'jobs', icon: 'alert', waiting: 'jobs' },
  { path: paths.adminAudit(), group: 'system', label: 'auditLog', icon: 'clock' },
] as const satisfies readonly DeskEntry[]

export type Desk = (typeof DESKS)[number]

/** The desk an address without language prefix stands in: the one with the longest path. */
export const deskAt = (pathname: string): Desk | undefined =>
  DESKS.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`)).toSorted(
    (a, b) => b.path.length - a.path.length,
  )[0]
