// Brings the server's page to life: same data, same dictionary, same matched routes, then hydration.
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { basenameOf } from '#contract/paths.ts'
import { Root } from './app/root.tsx'
import { BOOT_ELEMENT, type Boot } from './lib/boot.ts'
import { browserContext } from './lib/browser-context.ts'
import { resolveRoute } from './lib/lazy-page.ts'
import { linkPreload } from './lib/link-preload.ts'
import { loadTexts } from './lib/load-texts.ts'
import { watchForMissingFiles } from './lib/outdated.ts'
import { routes } from './routes.tsx'
import './theme/tokens.css'
import './theme/global.css'

const { facts, router: hydrationData } = JSON.parse(
  document.getElementById(BOOT_ELEMENT)!.textContent,
) as Boot
const basename = basenameOf(facts.locale) || '/'
watchForMissingFiles()

// Resolve the matched routes and their words first: the first render must be the server's, not a fallback.
// The search box of the header speaks the catalogue's words on every page.
const matches = matchRoutes(routes, window.location, basename) ?? []
await Promise.all([loadTexts(facts.locale, ['catalogue']), ...matches.map(({ route }) => resolveRoute(route))])

const router = createBrowserRouter(routes, {
  basename,
  hydrationData,
  getContext: () => browserContext(facts.locale),
})

startTransition(() => {
  hydrateRoot(
    document,
    <Root facts={facts} styles={{ inline: '', links: [] }} onLinkIntent={linkPreload(routes)}>
      <RouterProvider router={router} />
    </Root>,
    { onRecoverableError: (error) => reportError(error) },
  )
})
