// Collects everything a page should not do: errors, warnings, failed requests, calls to third parties.
import type { Page } from 'playwright'
import { isLoopback } from './connect-target.ts'

export interface PageWatch {
  /** What went wrong since the last call. */
  takeProblems: () => string[]
}

export function watchPage(page: Page): PageWatch {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('console', (message) => {
    // A hydration mismatch arrives here, as an error of React.
    const isNoise = message.type() !== 'error' && message.type() !== 'warning'
    const { url } = message.location()
    if (!isNoise) problems.push(`console.${message.type()}: ${message.text()} (${url})`)
  })
  // Some tries are swallowed by whoever makes them; the policy sees them all.
  void page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      // oxlint-disable-next-line no-console -- heard below
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    ),
  )
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    const isRemote = /^(?:https?|wss?):$/.test(protocol) && !isLoopback(hostname)
    if (isRemote) problems.push(`call to a third party: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()}: ${response.url()}`)
  })
  return { takeProblems: () => problems.splice(0) }
}
