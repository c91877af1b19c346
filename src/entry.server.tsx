// Renders one request to a stream of HTML: matches, loads, then the same tree the browser hydrates.
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router'
import { basenameOf, splitLocale } from '#contract/paths.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { Root } from './app/root.tsx'
import type { Styles } from './app/document.tsx'
import { loadAllLocales } from './i18n/i18n-util.sync.ts'
import { BOOT_ELEMENT, type Boot, type PageFacts } from './lib/boot.ts'
import { pageContext, type PageContext } from './lib/calls.ts'
import type { FormAnswer } from './lib/form/answer.ts'
import { pageTexts } from './lib/page-texts.ts'
import { type RouteSources, sourcesOfRoutes, textsOfRoutes } from './lib/route-handle.ts'
import { StyleNonceProvider } from './lib/style-nonce.ts'
import { allSections } from './routes/all-sections.ts'
import { listedPages, queryOfRoutes } from './routes/page-facts.ts'
import { SECTION_NAMES, type SectionName, sectionOf } from './routes/section-of.ts'
import { tableOf } from './routes.tsx'
import { JsonScript } from './ui/json-script.tsx'
import { dark, light } from './theme/tokens.ts'
import { mantineStyles } from './theme/later-styles.tsx'
import './theme/tokens.css'
import './theme/global.css'

loadAllLocales()
const routes = tableOf(allSections)
const handlers = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    createStaticHandler(routes, { basename: basenameOf(locale) || '/' }),
  ]),
) as Record<Locale, StaticHandler>

/** The pages search engines are told of, without language prefix. */
export const sitePages: readonly string[] = listedPages(routes)

/** What a page's scripts may write of styles, which a policy without a nonce has to name. */
export const laterStyles = mantineStyles

/** By section: the router ranks all of a table for each question, so it is asked about a small one. */
const tables = Object.fromEntries(
  SECTION_NAMES.map((name) => [name, tableOf({ [name]: allSections[name] })]),
) as Record<SectionName, RouteObject[]>

/** The routes of the page at this path, with its language's prefix, from the outermost in; none where there is no page. */
function routesAt(pathname: string): RouteObject[] {
  const { locale, path } = splitLocale(pathname)
  const table = tables[sectionOf(path.split('/', 2)[1] ?? '')]
  return (matchRoutes(table, pathname, basenameOf(locale) || '/') ?? []).map(({ route }) => route)
}

/** Whether the table has a page at this path, with its language's prefix. */
export function hasPage(pathname: string): boolean {
  const leaf = routesAt(pathname).at(-1)
  return leaf !== undefined && leaf.path !== '*'
}

export interface PageAssets {
  styles: Styles
  /** Inline script that fetches the client once the page has loaded or is first touched. */
  starter: string
}

export interface RenderInput {
  request: Request
  facts: PageFacts
  /** Id to quote when something went wrong. */
  requestId: string
  page: PageContext
  nonce: string
  assets: (sources: RouteSources) => PageAssets
  /** A form that came back later than its post. */
  answered: FormAnswer | null
  onError: (error: unknown) => void
}
export type RenderOutput =
  | { kind: 'response'; response: Response }
  | {
      kind: 'page'
      status: number
      pipe: <T extends NodeJS.WritableStream>(to: T) => T
      abort: () => void
      allReady: Promise<void>
    }

/** Errors cross to the browser as a status and an id to quote: never a message or a stack. */
const publicErrors = (errors: Record<string, unknown> | null, requestId: string) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      {
        status: isRouteErrorResponse(error) ? error.status : 500,
        statusText: '',
        data: { requestId },
        internal: false,
      },
    ]),
  )

/** What the page at an address reads of its query: two that are alike in this are one page. */
export const queryRead = ({ pathname, search }: URL): string =>
  queryOfRoutes(routesAt(pathname), search)

export async function render(input: RenderInput): Promise<RenderOutput> {
  const { request, facts, page, nonce } = input
  const requestContext = new RouterContextProvider()
  requestContext.set(pageContext, page)
  const handler = handlers[facts.locale]
  const context = await handler.query(request, { requestContext })
  if (context instanceof Response) return { kind: 'response', response: context }

  for (const error of Object.values(context.errors ?? {}))
    if (!isRouteErrorResponse(error)) input.onError(error)
  const leaf = context.matches.at(-1)?.route
  if (input.answered && leaf?.action) context.actionData = { [leaf.id]: input.answered }
  context.errors = publicErrors(context.errors, input.requestId)
  const status = context.errors ? Math.max(context.statusCode, 400) : context.statusCode
  const { styles, starter } = input.assets(sourcesOfRoutes(context.matches))
  const boot: Boot = {
    facts,
    texts: pageTexts(facts.locale, textsOfRoutes(context.matches)),
    router: {
      loaderData: context.loaderData,
      ...(context.actionData ? { actionData: context.actionData } : {}),
      ...(context.errors ? { errors: context.errors } : {}),
    },
  }
  const router = createStaticRouter(handler.dataRoutes, context)
  return new Promise((resolve, reject) => {
    let markReady = () => {}
    const allReady = new Promise<void>((ready) => (markReady = ready))
    const { pipe, abort } = renderToPipeableStream(
      <StyleNonceProvider value={nonce}>
        <Root
          facts={facts}
          styles={styles}
          barColor={{ light, dark }[facts.scheme].paper}
          nonce={nonce}
          scripts={
            <>
              <JsonScript id={BOOT_ELEMENT} type="application/json" data={boot} />
              <script
                nonce={nonce}
                suppressHydrationWarning
                dangerouslySetInnerHTML={{ __html: starter }}
              />
            </>
          }
        >
          <StaticRouterProvider router={router} context={context} hydrate={false} nonce={nonce} />
        </Root>
      </StyleNonceProvider>,
      {
        nonce,
        // What is finished stands in its place: held back for a script to put there, it would be lost without scripts.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onShellReady: () => resolve({ kind: 'page', status, pipe, abort, allReady }),
        onAllReady: () => markReady(),
        onShellError: reject,
        onError: input.onError,
      },
    )
  })
}
