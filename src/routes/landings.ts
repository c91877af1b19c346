// The pages people arrive on: shopping in all stores, at Amazon, for Venezuela, and what is in stock.
import { CATALOGUE_QUERY } from '#contract/page-queries.ts'
import type { RouteObject } from 'react-router'
import { page } from '#src/lib/lazy-page.ts'

export const landingPages: RouteObject[] = [
  page(
    'international-shopping',
    'src/pages/landing/abroad.page.tsx',
    ['landing', 'abroad', 'catalogue', 'comparison'],
    () => import('../pages/landing/abroad.page.tsx'),
    { reads: ['store', 'term', 'from'] },
  ),
  page(
    'amazon',
    'src/pages/landing/amazon.page.tsx',
    ['landing', 'amazonPage', 'catalogue'],
    () => import('../pages/landing/amazon.page.tsx'),
    { reads: ['term'] },
  ),
  page(
    'compras-venezuela',
    'src/pages/landing/venezuela.page.tsx',
    ['landing', 'venezuela', 'catalogue'],
    () => import('../pages/landing/venezuela.page.tsx'),
  ),
  page(
    'destination',
    'src/pages/shop/destination.page.tsx',
    ['deliverTo', 'catalogue'],
    () => import('../pages/shop/destination.page.tsx'),
  ),
  page(
    'inventory',
    'src/pages/shop/inventory.page.tsx',
    ['stockList', 'catalogue'],
    () => import('../pages/shop/inventory.page.tsx'),
    { reads: CATALOGUE_QUERY },
  ),
]
