// The table of pages, written once for both sides and all languages; here are the ones on the way to a purchase.
import { CATALOGUE_QUERY, SERVICES_QUERY } from '#contract/page-queries.ts'
import { redirect, type RouteObject } from 'react-router'
import { paths } from '#contract/paths.ts'
import { BareShell } from './app/bare-shell.tsx'
import { ErrorPage } from './app/error-page.tsx'
import { Frame } from './app/frame.tsx'
import { ShopShell } from './app/shop-shell.tsx'
import { lazyPage, nowhere, page } from './lib/lazy-page.ts'
import { type FrameName, type Sections, slotOf } from './lib/more-pages.ts'
import type { RouteHandle } from './lib/route-handle.ts'
import { SECTION_NAMES, type SectionName } from './routes/section-of.ts'

/** Pages with header and footer. */
const shopPages: RouteObject[] = [
  {
    index: true,
    ...lazyPage(
      'src/pages/shop/home.page.tsx',
      ['homePage', 'catalogue', 'comparison', 'contactPage'],
      () => import('./pages/shop/home.page.tsx'),
      {
        reads: SERVICES_QUERY,
        parts: [
          'src/features/services/services-comparison.tsx',
          'src/features/contact/contact-section.tsx',
        ],
      },
    ),
  },
  // The home page's other address.
  {
    path: 'home',
    loader: ({ request }) => redirect(paths.home + new URL(request.url).search, 301),
  },
  page(
    'cart',
    'src/pages/checkout/cart.page.tsx',
    ['cart', 'orders', 'chargeNames', 'customsNote', 'restrictedGoods', 'errors'],
    () => import('./pages/checkout/cart.page.tsx'),
  ),
  page(
    'products',
    'src/pages/shop/products.page.tsx',
    ['catalogue', 'categoryPages', 'syncStatus'],
    () => import('./pages/shop/products.page.tsx'),
    { reads: CATALOGUE_QUERY, parts: ['src/features/sync/sync-strip.tsx'] },
  ),
  page(
    'product/:id',
    'src/pages/shop/product.page.tsx',
    ['catalogue', 'product', 'chargeNames', 'customsNote', 'restrictedGoods'],
    () => import('./pages/shop/product.page.tsx'),
    {
      parts: [
        'src/features/catalogue/product-facts.tsx',
        'src/blocks/related-products.tsx',
        'src/features/restock/load-restock.ts',
      ],
    },
  ),
  nowhere,
]

const slots = (frame: FrameName, sections: Sections<SectionName>): RouteObject[] =>
  SECTION_NAMES.map((name) => ({
    id: slotOf(frame, name),
    handle: {
      src: `src/routes/${name}.ts`,
      texts: [],
    } satisfies RouteHandle,
    children: sections[name]?.[frame] ?? [],
  }))

/**
 * The table with the pages every visit needs, and the sections that are given. Each section has its place in it, full
 * or empty, so that routes have the same ids however many are here. The error page stands inside of the shell: a page
 * that fails takes neither header nor footer along.
 */
export const tableOf = (sections: Sections<SectionName> = {}): RouteObject[] => [
  {
    id: 'frame',
    Component: Frame,
    ErrorBoundary: ErrorPage,
    children: [
      {
        Component: ShopShell,
        children: [
          {
            id: 'shop',
            ErrorBoundary: ErrorPage,
            children: [...shopPages, ...slots('shop', sections)],
          },
        ],
      },
      {
        Component: BareShell,
        children: [{ id: 'bare', ErrorBoundary: ErrorPage, children: slots('bare', sections) }],
      },
      ...slots('frame', sections),
    ],
  },
]
