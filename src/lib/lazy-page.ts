// A route whose module, styles and words arrive together, when it is matched or about to be.
import type {
  ActionFunction,
  LoaderFunction,
  RouteObject,
  ShouldRevalidateFunction,
} from 'react-router'
import type { ComponentType } from 'react'
import type { Locale } from '#domain/vocabulary.ts'
import type { Namespaces } from '#src/i18n/i18n-types.ts'
import { loadTexts } from './load-texts.ts'
import type { RouteHandle } from './route-handle.ts'

export interface PageModule {
  Component: ComponentType
  loader?: LoaderFunction
  action?: ActionFunction
  shouldRevalidate?: ShouldRevalidateFunction
  ErrorBoundary?: ComponentType
}

/** `src` is the module's path from the project's root: the key of its styles in the build manifest; so are `parts`. */
export function lazyPage(
  src: string,
  texts: Namespaces[],
  load: () => Promise<PageModule>,
  more: Omit<RouteHandle, 'src' | 'texts'> = {},
): Pick<RouteObject, 'lazy' | 'handle'> {
  const handle: RouteHandle = { src, texts, ...more }
  return {
    handle,
    lazy: async () => {
      if (import.meta.env.SSR) return load()
      const [module] = await Promise.all([
        load(),
        loadTexts(document.documentElement.lang as Locale, texts),
      ])
      return module
    },
  }
}

/** A lazy page at an address. */
export const page = (path: string, ...rest: Parameters<typeof lazyPage>): RouteObject => ({
  path,
  ...lazyPage(...rest),
})

/** On the server a desk's module is not even read: the frame draws its title and a skeleton. */
const drawnLater: PageModule = { Component: () => null }

/** A page of the panel at an address. It has neither loader nor action, and asks for its data with hooks. */
export const desk = (
  path: string,
  src: string,
  texts: Namespaces[],
  load: () => Promise<Pick<PageModule, 'Component'>>,
): RouteObject =>
  page(path, src, texts, import.meta.env.SSR ? () => Promise.resolve(drawnLater) : load, {
    desk: true,
  })

const missing = () => {
  throw new Response(null, { status: 404 })
}

/** What no other page of a branch took: a real 404 for reading and for forms, drawn by the nearest error page. */
export const nowhere: RouteObject = {
  path: '*',
  loader: missing,
  action: missing,
  Component: () => null,
}

/** Resolves a lazy route in place, before hydration or when a person is about to follow its link. */
export async function resolveRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  Object.assign(route, await route.lazy(), { lazy: undefined })
}
