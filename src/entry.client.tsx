// Brings the server's page to life: same data, same dictionary, same matched routes, then hydration.
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { basenameOf } from '#contract/paths.ts'
import { inlinedStyles, writtenBarColor } from './app/document.tsx'
import { Root } from './app/root.tsx'
import { BOOT_ELEMENT, type Boot } from './lib/boot.ts'
import { browserContext } from './lib/browser-context.ts'
import { firstTouch } from './lib/first-touch.ts'
import { keepOffline } from './lib/keep-offline.ts'
import { lateRouter } from './lib/late-router.ts'
import { resolveRoute } from './lib/lazy-page.ts'
import { linkPreload } from './lib/link-preload.ts'
import { adoptTexts } from './lib/load-texts.ts'
import { morePages } from './lib/more-pages.ts'
import { watchForMissingFiles } from './lib/outdated.ts'
import { loadSection, sectionOf } from './routes/section-of.ts'
import { tableOf } from './routes.tsx'
import './theme/tokens.css'
import './theme/global.css'

const {
  facts,
  texts,
  router: hydrationData,
} = JSON.parse(document.getElementById(BOOT_ELEMENT)?.textContent ?? '') as Boot
const pages = morePages({ tableOf, sectionOf, load: loadSection })
const basename = basenameOf(facts.locale) || '/'
// Zod, when a page brings it, must not even try to compile: the policy forbids it, and every try is reported.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
watchForMissingFiles()
adoptTexts(facts.locale, texts)

const UNTOUCHED_MS = 30_000
/** A page nobody touches asks for nothing; one that is loaded anew amid a visit may be left by the browser's own buttons. */
const inUse = (): Promise<void> =>
  (history.state as { idx?: number } | null)?.idx === undefined
    ? firstTouch(UNTOUCHED_MS)()
    : Promise.resolve()

async function hydrate(): Promise<void> {
  const used = inUse()
  // Resolve the matched routes first: the first render must be the server's, not a fallback.
  const { routes, matches } = await pages.find(window.location.pathname, basename)
  await Promise.all(matches.map(({ route }) => resolveRoute(route)))

  const drawn = { routes, basename, hydrationData }
  const router = lateRouter(drawn, used, async (drawnRoutes) => {
    const { movingRouter } = await import('./lib/moving-router.ts')
    return movingRouter({
      ...drawn,
      routes: drawnRoutes,
      patchRoutesOnNavigation: pages.patchFor(basename),
      getContext: () => browserContext(facts.locale),
    })
  })

  startTransition(() => {
    hydrateRoot(
      document,
      <Root
        facts={facts}
        styles={{ inline: '', links: [], inlined: inlinedStyles() }}
        barColor={writtenBarColor()}
        onLinkIntent={linkPreload(pages.find)}
      >
        <RouterProvider router={router} />
      </Root>,
      { onRecoverableError: (error) => reportError(error) },
    )
  })
}

// Not awaited at the top level: pages share this file's chunk and would wait for it while it waits for them.
void hydrate()
keepOffline()
