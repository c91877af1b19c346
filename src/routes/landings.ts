// The pages people arrive on: shopping in all stores, at Amazon, for Venezuela, and what is in stock.
import type { RouteObject } from 'react-router'
import { page } from '#src/lib/lazy-page.ts'

export const landingPages: RouteObject[] = [
  page(
    'international-shopping',
    'src/pages/landing/abroad.page.tsx',
    ['landing', 'abroad', 'catalogue', 'comparison'],
    () => import('../pages/landing/abroad.page.tsx'),
  ),
  page(
    'amazon',
    'src/pages/landing/amazon.page.tsx',
    ['landing', 'amazonPage', 'catalogue'],
    () => import('../pages/landing/amazon.page.tsx'),
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
  ),
]
