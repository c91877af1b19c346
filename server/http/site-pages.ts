// The addresses search engines are told of beside products and articles.
import { paths } from '#contract/paths.ts'
import { SERVICE_SLUGS } from '#domain/shipping-services.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

export const SITE_PAGES: readonly SitemapEntry[] = [
  paths.home,
  paths.products(),
  paths.services(),
  paths.abroad(),
  paths.amazon,
  paths.venezuela,
  paths.inventory(),
  ...Object.values(SERVICE_SLUGS).map(paths.service),
  paths.calculator(),
  paths.customsCalculator(),
  paths.consolidation(),
  paths.quote(),
  paths.currency(),
  paths.blog(),
  paths.help(),
  paths.payments,
  paths.contact(),
  paths.returns,
  paths.legal,
].map((path) => ({ path }))
