// What crawlers are asked to leave alone: endpoints, one person's things, and lists that are sorted or searched.
import { basenameOf } from '#contract/paths.ts'
import { PERSONAL_PAGES } from '#contract/personal-pages.ts'
import { LOCALES } from '#domain/vocabulary.ts'

/** Pictures of products come from two endpoints of the API. */
const ALLOWED = ['/api/proxy-image', '/api/placeholder/']
const ENDPOINTS = ['/api/', '/trpc/', '/language/']

export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...ALLOWED.map((path) => `Allow: ${path}`),
    ...ENDPOINTS.map((path) => `Disallow: ${path}`),
    ...LOCALES.flatMap((locale) =>
      PERSONAL_PAGES.map((path) => `Disallow: ${basenameOf(locale)}${path}`),
    ),
    'Disallow: /*?*sort=',
    'Disallow: /*?*search=',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
