// What a process forgets of what it keeps when another one, or itself, has changed it.
import type { Deps } from './ctx.ts'
import { forgetRates } from './domains/currency/rates-now.ts'
import { forgetCustomsBook } from './domains/customs/customs.queries.ts'
import type { Change } from './platform/change-notifications.ts'
import type { PageCache } from './ssr/page-cache.ts'

export function forgetChanged(deps: Deps, cache: PageCache, { domain, isDesk }: Change): void {
  // Fetched by another process: pages are kept by the rate they show.
  if (isDesk || domain === 'currency') forgetRates(deps.orm)
  if (!isDesk) return
  forgetCustomsBook(deps)
  cache.clear()
}
