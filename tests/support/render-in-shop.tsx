// Renders a piece of the shop as a page would hold it: with words, facts and a router around it.
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, parsePath, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Locale } from '#domain/vocabulary.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'
import type { PageFacts } from '#src/lib/boot.ts'
import { FactsProvider } from '#src/lib/facts.ts'
import { UiLocale } from '#src/ui/ui-locale.ts'

interface Surroundings {
  /** Where the piece stands, with its query. */
  at?: string
  locale?: Locale
  /** Other pages it can lead to. */
  routes?: RouteObject[]
  /** Who is signed in. */
  user?: PageFacts['user']
  /** The piece comes from `routes` too, with its loader. */
  alone?: boolean
  /** Facts other than the usual ones. */
  facts?: Partial<PageFacts>
}

/** What a page knows about its request, with the words loaded. */
export function shopFacts(locale: Locale = 'es'): PageFacts {
  loadAllLocales()
  return {
    locale,
    scheme: 'light',
    brand: 'Puente',
    origin: 'https://puente.example',
    user: null,
    search: '',
    cartCount: 0,
    currency: 'VES',
    rate: null,
    destination: { code: 've-caracas', country: 've', name: 'Caracas' },
  }
}

export function renderInShop(piece: ReactNode, options: Surroundings = {}) {
  const { at = '/', locale = 'es', routes = [], alone = false, user = null } = options
  const facts = { ...shopFacts(locale), user, ...options.facts }
  // Parts that come later find the language of their words there.
  document.documentElement.lang = locale
  const here = {
    path: new URL(at, facts.origin).pathname,
    element: piece,
    handle: { query: 'any' },
  }
  // A visit of its own: what an entry of the history was left with is no other test's.
  const initialEntries = [{ ...parsePath(at), key: crypto.randomUUID() }]
  const router = createMemoryRouter(alone ? routes : [here, ...routes], { initialEntries })
  const shown = render(
    <FactsProvider value={facts}>
      <UiLocale value={locale}>
        <RouterProvider router={router} />
      </UiLocale>
    </FactsProvider>,
  )
  return { ...shown, router }
}
