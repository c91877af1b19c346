// The router of a page that was just loaded: it shows what the server drew, and what moves comes at the first touch.
import {
  createStaticRouter,
  type HydrationState,
  IDLE_NAVIGATION,
  matchRoutes,
  type RouteObject,
  type RouterProviderProps,
  type To,
} from 'react-router'
import { type Departure, leave, navigationOf, unsentOf } from './leave-page.ts'

type Router = RouterProviderProps['router']
type Listener = Parameters<Router['subscribe']>[0]

interface Drawn {
  routes: RouteObject[]
  basename: string
  hydrationData: HydrationState
}

const QUIET = { deletedFetchers: [], newErrors: null, flushSync: false }

/** The router that cannot move, made of what the server sent. */
function stillRouter({ routes, basename, hydrationData }: Drawn) {
  const { pathname, search, hash } = location
  // As the router itself notes it in the entry of a page that is loaded anew.
  const { key = 'default', usr: state = null } = (history.state ?? {}) as {
    key?: string
    usr?: unknown
  }
  const at = { pathname, search, hash, state, key, mask: undefined }
  const router = createStaticRouter(routes, {
    basename,
    location: at,
    matches: [],
    loaderData: hydrationData.loaderData ?? {},
    actionData: hydrationData.actionData ?? null,
    errors: hydrationData.errors ?? null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    _match: () => null,
  })
  const matches = matchRoutes(router.routes, at, basename) ?? []
  return { router, state: { ...router.state, matches, restoreScrollPosition: false as const } }
}

/**
 * `load` is given the routes as they are drawn. It is called after `moment`, or as soon as something asks the router
 * for what it cannot do: that waits for it. Where it does not come, links and forms are the browser's own.
 */
export function lateRouter(
  drawn: Drawn,
  moment: Promise<void>,
  load: (routes: RouteObject[]) => Promise<Router>,
): Router {
  const still = stillRouter(drawn)
  const from = { ...still.state.location, basename: drawn.basename }
  let { state }: { state: Router['state'] } = still
  let moving: Router | undefined
  let coming: Promise<Router> | undefined
  const listeners = new Set<Listener>()
  const waiting: ((router: Router) => void)[] = []

  const tell: Listener = (...news) => {
    for (const listener of listeners) listener(...news)
  }
  const show = (news: Partial<Router['state']>) => {
    state = { ...state, ...news }
    tell(state, QUIET)
  }
  const arrive = async () => {
    // The same elements as now: parts that are not hydrated yet stay as they are.
    const router = await load(still.router.routes)
    // Somebody went back while this page was loaded anew: the other page's data is not here.
    if (location.pathname + location.search !== from.pathname + from.search) location.reload()
    moving = router
    router.subscribe(tell)
    for (const act of waiting) act(router)
    if (location.hash !== from.hash) tell(router.state, QUIET)
    return router
  }
  const fetched = () => {
    coming ??= arrive().catch((error: unknown) => {
      coming = undefined
      throw error
    })
    return coming
  }
  const whenHere = (act: (router: Router) => void) => {
    if (moving) act(moving)
    else waiting.push(act)
  }
  /** For what acts in its place: a part that has such things brings the router. */
  const bring = (act: (router: Router) => void) => {
    waiting.push(act)
    fetched().catch(() => {})
  }
  const go = async (departure: Departure, act: (router: Router) => Promise<void>) => {
    if (moving) return act(moving)
    show({ navigation: navigationOf(departure, from) })
    const router = await fetched().catch(() => null)
    if (router) return act(router)
    const unsent = navigator.onLine ? null : unsentOf(departure)
    if (!unsent) return leave(departure, from)
    const id = state.matches.at(-1)?.route.id ?? ''
    show({ navigation: IDLE_NAVIGATION, actionData: { [id]: unsent } })
  }

  const own = {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    enableScrollRestoration: (...how) => {
      let stop = () => {}
      whenHere((router) => (stop = router.enableScrollRestoration(...how)))
      return () => stop()
    },
    navigate: async (to: number | To | null, options?: object): Promise<void> => {
      if (typeof to !== 'number')
        return go({ to, ...options }, (router) => router.navigate(to, options))
      const router = await fetched().catch(() => null)
      return router ? router.navigate(to) : history.go(to)
    },
    fetch: (key, routeId, to, options) =>
      go({ to, ...options }, (router) => router.fetch(key, routeId, to, options)),
    revalidate: async () => (await fetched().catch(() => null))?.revalidate(),
    createURL: (to) => new URL(still.router.createHref(to as URL), location.href),
    getFetcher: (key) => {
      if (moving) return moving.getFetcher(key)
      bring((router) => router.getFetcher(key))
      return still.router.getFetcher(key)
    },
    deleteFetcher: (key) => whenHere((router) => router.deleteFetcher(key)),
    resetFetcher: (key, options) => whenHere((router) => router.resetFetcher(key, options)),
    getBlocker: (key, block) => {
      if (moving) return moving.getBlocker(key, block)
      bring((router) => router.getBlocker(key, block))
      return still.router.getBlocker(key, block)
    },
    deleteBlocker: (key) => whenHere((router) => router.deleteBlocker(key)),
  } satisfies Partial<Router>
  moment.then(fetched).catch(() => {})
  return new Proxy(still.router, {
    get: (_still, name) => {
      if (name === 'state') return moving?.state ?? state
      return Reflect.get(own, name) ?? Reflect.get(moving ?? still.router, name)
    },
  })
}
