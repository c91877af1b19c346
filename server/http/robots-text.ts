// What crawlers are asked to leave alone: doors, one person's things, and lists that are sorted or searched.
import { basenameOf } from '#contract/paths.ts'
import { LOCALES } from '#domain/vocabulary.ts'

const PRIVATE = [
  '/account',
  '/admin',
  '/auth',
  '/cart',
  '/checkout',
  '/order-confirmation',
  '/quote/',
]
/** Pictures of products come from two doors of the API. */
const ALLOWED = ['/api/proxy-image', '/api/placeholder/']
const DOORS = ['/api/', '/trpc/', '/dev/', '/language/']

export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...ALLOWED.map((path) => `Allow: ${path}`),
    ...DOORS.map((path) => `Disallow: ${path}`),
    ...LOCALES.flatMap((locale) => PRIVATE.map((path) => `Disallow: ${basenameOf(locale)}${path}`)),
    'Disallow: /*?*sort=',
    'Disallow: /*?*search=',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
