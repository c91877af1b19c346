// Proposes an article's address, for whoever leaves that to its title.
import { SLUG_MOST } from './articles.ts'
import { foldForSearch } from './search-text.ts'

/** «¿Cuánto tarda un envío?» → `cuanto-tarda-un-envio`; cut between words; empty where no letter can stand in an address. */
export function slugOfTitle(title: string): string {
  const slug = foldForSearch(title)
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
  if (slug.length <= SLUG_MOST) return slug
  const end = slug.lastIndexOf('-', SLUG_MOST)
  return slug.slice(0, end > 0 ? end : SLUG_MOST)
}
