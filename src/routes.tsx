// Every page of the shop, written once for both sides and all languages.
import type { RouteObject } from 'react-router'
import { ErrorPage } from './app/error-page.tsx'
import { ShopShell } from './app/shop-shell.tsx'
import { lazyPage } from './lib/lazy-page.ts'

export const routes: RouteObject[] = [
  {
    Component: ShopShell,
    ErrorBoundary: ErrorPage,
    children: [
      { index: true, ...lazyPage('src/pages/shop/home.page.tsx', ['catalogue'], () => import('./pages/shop/home.page.tsx')) },
      { path: '*', loader: () => { throw new Response(null, { status: 404 }) }, Component: () => null },
    ],
  },
]
