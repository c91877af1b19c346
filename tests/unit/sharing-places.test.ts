// Every place where one answer, or what it is made of, serves two requests, with the reason why it carries nothing of one
// person's. A place that is not listed here fails: think of two strangers behind one address before you add a line.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { projectFiles } from '../../scripts/lib/project-files.ts'

/** What keeps something from one request to the next, or answers many with one thing. */
const SIGNS = [
  /new LRUCache\b/,
  /new WeakMap\b/,
  /Map<[^\n]*Promise</,
  /^(?:export )?let /m,
  /^(?:export )?const [^=\n]*= new (?:Map|Set)(?:<[^\n]*>)?\(\)/m,
  /: Promise<[^\n]*> \| null = null/,
  /['`]public, max-age/,
  /maxAge: '/,
  /\bcreateEventHub\(/,
  /\bopenDiskCache\(/,
  /^ +let (?:built|latest|known|kept|turn)\b/m,
]

/** No word by which it could know who asks. The clock and the database are all it reads. */
const WHO_ASKS =
  /\b(?:user|cookies?|session|sessionToken|cartToken|browser|knownToken|clientAddress|userAgent|headers)\b/

/** By reason: a file in which nothing tells who asks, or the test in which two people ask. */
const APART = 'tests/server/served-to-many.test.ts'
const KNOWS_NOBODY = null
type Place = [why: string, proof: string | null]

const SERVER: Record<string, Place> = {
  'server/ssr/page-cache.ts': [
    'pages rendered as nobody; nonce and badge are filled in for each reader',
    'server/ssr/register-pages.test.ts',
  ],
  'server/ssr/same-post.ts': [
    'where a post leads, for the browser that holds the token it was given; never a page, never a cookie',
    'server/ssr/same-post.test.ts',
  ],
  'server/ssr/web-manifest.ts': ['the shop’s name and pictures', APART],
  'server/ssr/share-card/add-share-card.ts': ['cards drawn of pages as strangers see them', APART],
  'server/http/database-patience.ts': ['how long each request waits, by itself', KNOWS_NOBODY],
  'server/jobs/worker.ts': ['the row of jobs: it answers nobody', KNOWS_NOBODY],
  'server/http/event-hub.ts': ['one reading of the sync, made as nobody', APART],
  'server/rest/sync-events.ts': ['the state of the sync, read as nobody', APART],
  'server/http/blog-feed.ts': ['published articles', APART],
  'server/http/product-feeds.ts': ['what is for sale, and how many feeds are on their way', APART],
  'server/http/search-engines.ts': ['addresses of public pages', APART],
  'server/http/placeholder.ts': ['a picture of the words in its address', APART],
  'server/http/static-files.ts': ['files of the build', APART],
  'server/rest/api-docs.ts': ['the document of the calls', APART],
  'server/rest/shop-pictures.ts': ['pictures by the hash of their bytes', APART],
  'server/rest/proxy-image.ts': ['pictures of products, asked for as nobody', APART],
  'server/connectors/images/open-pictures.ts': [
    'pictures by address, width and form',
    KNOWS_NOBODY,
  ],
  'server/open-shop-pictures.ts': ['the folders those lie in', KNOWS_NOBODY],
  'server/platform/disk-cache.ts': ['bytes by the hash of what they are of', KNOWS_NOBODY],
  'server/connectors/stores/access-token.ts': ['the shop’s own token at a store', KNOWS_NOBODY],
  'server/platform/mailer.ts': [
    'lines to the mail server; each mail is handed over whole',
    'tests/server/doors-forms.test.ts',
  ],
  'server/platform/read-limit.ts': ['numbers by network', 'server/trpc/count-read.test.ts'],
  'server/trpc/count-read.ts': [
    'numbers by network or account: it answers nothing but «too often»',
    'server/trpc/count-read.test.ts',
  ],
  'server/domains/auth/lucia.ts': [
    'the functions that read sessions; each session is looked up by its own token',
    'server/domains/auth/sessions.test.ts',
  ],
  'server/domains/currency/rates-now.ts': ['exchange rates', KNOWS_NOBODY],
  'server/domains/shipping/network.ts': ['destinations, cards and their version', KNOWS_NOBODY],
  'server/domains/customs/customs.queries.ts': ['customs rules', KNOWS_NOBODY],
  'server/domains/sync/read-stats.ts': ['counts of products by store', KNOWS_NOBODY],
  'server/domains/catalogue/known-many.ts': ['that a filter finds many', KNOWS_NOBODY],
  'server/domains/house/house-text.ts': ['texts of the house from the disk', KNOWS_NOBODY],
  'server/domains/house/help-sections.ts': ['the help, by language', KNOWS_NOBODY],
}

/** Of one tab: the server draws pages by the same files, and nothing of this is written while it does. */
const TAB: Place = ['what one tab keeps', APART]
const FORMS: Place = ['words and forms by language', KNOWS_NOBODY]
const SRC: Record<string, Place> = {
  'src/ui/watch-near.ts': TAB,
  'src/ui/toaster.tsx': TAB,
  'src/ui/report-picture.ts': TAB,
  'src/features/admin/unsaved-form.ts': TAB,
  'src/features/landing/use-rotation.ts': TAB,
  'src/features/cart/cart-drawer-store.ts': TAB,
  'src/features/catalogue/favourites-store.ts': TAB,
  'src/features/catalogue/ask-account.ts': TAB,
  'src/lib/trpc-client.ts': TAB,
  'src/lib/cart-count.ts': TAB,
  'src/lib/toast.ts': TAB,
  'src/lib/confirm-identity.ts': TAB,
  'src/lib/outdated.ts': TAB,
  'src/ui/format-day.ts': FORMS,
  'src/ui/format-when.ts': FORMS,
  'src/ui/format-rate.ts': FORMS,
  'src/ui/format-moment.ts': FORMS,
  'src/ui/format-number.ts': FORMS,
  'src/ui/country-name.ts': FORMS,
  'src/lib/texts.ts': FORMS,
  'src/lib/late-part.ts': ['code that is fetched later', KNOWS_NOBODY],
  'src/features/shipping/compute-shipment.ts': [
    'customs rules made ready, by the rules',
    KNOWS_NOBODY,
  ],
}
const PLACES = { ...SERVER, ...SRC }

const files = projectFiles().filter(
  ({ path }) =>
    /^(?:server|src)\//.test(path) &&
    /[.]tsx?$/.test(path) &&
    !/[.](?:test|fixture)[.]tsx?$|^server\/sandbox\//.test(path),
)
const codeOf = (path: string): string =>
  fs.readFileSync(path, 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
const sharing = files
  .map(({ path }) => path)
  .filter((path) => SIGNS.some((sign) => sign.test(codeOf(path))))

test('every place is listed, and everything listed is such a place', () => {
  expect(sharing.toSorted()).toEqual(Object.keys(PLACES).toSorted())
})

test.each(Object.entries(PLACES))('%s shares no person: %s', (path, [, proof]) => {
  if (proof === KNOWS_NOBODY) expect(codeOf(path)).not.toMatch(WHO_ASKS)
  else expect(fs.readFileSync(proof, 'utf8')).toContain('test(')
})

test('the browser’s own worker keeps only what the server marks, and never what is asked for with a post', () => {
  const worker = fs.readFileSync('public/sw.js', 'utf8')
  expect(worker).toMatch(/mayBeKept = \(\{ ok, redirected, headers \}\)[^]*headers\.has\(MARK\)/)
  expect(worker).toContain("if (request.method !== 'GET'")
  // Nothing else marks, and it does behind the branch that knows nobody.
  const marking = files.filter(({ path }) => /\bkeepMarks\(/.test(codeOf(path)))
  expect(marking.map(({ path }) => path)).toEqual(['server/ssr/register-pages.ts'])
})
