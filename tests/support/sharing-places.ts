// Every place where one answer, or what it is made of, serves two requests, with the reason why it carries nothing of one
// person's. Think of two visitors behind one address before you add a line.
import { paths } from '#contract/paths.ts'

/** By reason: a file in which nothing tells who asks; the addresses that two people ask for; or a test by its name. */
export const KNOWS_NOBODY = null
const asked = (...routes: [spelled: string, address: string][]) => routes
const proven = (file: string, title: string) => ({ file, title })
type Proof = typeof KNOWS_NOBODY | ReturnType<typeof asked> | ReturnType<typeof proven>
type Place = [why: string, proof: Proof]

const APART = 'tests/server/served-to-many.test.ts'
const HEARD = proven(APART, 'all who listen for the sync hear one thing, which names nobody')

const TOLD_ADMINS = proven(
  'tests/server/admin-events.test.ts',
  'nobody and a customer are refused, an admin hears names of domains and nothing else',
)
const COUNTED = proven(
  'server/trpc/count-read.test.ts',
  'a network is one caller, whatever addresses it takes; who is signed in counts alone',
)

export const SERVER: Record<string, Place> = {
  'server/ssr/page-cache.ts': [
    'pages rendered as nobody; the badge is filled in for each reader with a cart',
    proven(
      'server/ssr/register-pages.test.ts',
      'a page for anonymous visitors knows nobody; the badge is the reader’s own',
    ),
  ],
  'server/platform/memory-cache.ts': [
    'nothing itself: how much the other places may keep',
    KNOWS_NOBODY,
  ],
  'server/ssr/same-post.ts': [
    'where a post leads, for the browser that holds the token it was given; never a page, never a cookie',
    proven('server/ssr/same-post.test.ts', 'a page is never shared: it may name its reader'),
  ],
  'server/ssr/web-manifest.ts': [
    'the shop’s name and pictures',
    asked(['/manifest.webmanifest', '/manifest.webmanifest']),
  ],
  'server/ssr/share-card/add-share-card.ts': [
    'cards drawn of pages as anonymous visitors see them',
    asked(['/share.jpg', '/share.jpg?']),
  ],
  'server/http/database-patience.ts': ['how long each request waits, by itself', KNOWS_NOBODY],
  'server/jobs/worker.ts': ['the row of jobs: it answers nobody', KNOWS_NOBODY],
  'server/http/event-hub.ts': ['one source for all who listen, read as nobody', HEARD],
  'server/rest/admin-events.ts': ['names of domains, for admins alone', TOLD_ADMINS],
  'server/rest/sync-events.ts': ['the state of the sync, read as nobody', HEARD],
  'server/http/blog-feed.ts': ['published articles', asked(['paths.blogFeed', paths.blogFeed])],
  'server/http/product-feeds.ts': [
    'what is for sale, and how many feeds are on their way',
    asked(['paths.googleFeed', paths.googleFeed], ['paths.metaFeed', paths.metaFeed]),
  ],
  'server/http/search-engines.ts': [
    'addresses of public pages',
    asked(
      ['/robots.txt', '/robots.txt'],
      ['/sitemap.xml', '/sitemap.xml'],
      ['/sitemaps/pages.xml', '/sitemaps/pages.xml'],
      ['/sitemaps/articles.xml', '/sitemaps/articles.xml'],
      ['/sitemaps/products-', '/sitemaps/products-'],
    ),
  ],
  'server/http/placeholder.ts': [
    'a picture of the words in its address',
    asked(['/api/placeholder/', '/api/placeholder/']),
  ],
  'server/http/static-files.ts': [
    'files of the build',
    asked(['/assets/', '/assets/'], ['entry.name', '/favicon.svg']),
  ],
  'server/rest/api-docs.ts': [
    'the document of the calls',
    asked(['paths.openapi', paths.openapi], ['paths.apiDocs', paths.apiDocs]),
  ],
  'server/rest/shop-pictures.ts': [
    'pictures by the hash of their bytes',
    asked(['paths.shopPicture', paths.shopPicture('')]),
  ],
  'server/rest/proxy-image.ts': [
    'pictures of products, asked for as nobody',
    asked(['paths.pictures', paths.pictures]),
  ],
  'server/connectors/images/open-pictures.ts': [
    'pictures by address, width and form',
    KNOWS_NOBODY,
  ],
  'server/open-shop-pictures.ts': ['the folders those lie in', KNOWS_NOBODY],
  'server/platform/disk-cache.ts': ['bytes by the hash of what they are of', KNOWS_NOBODY],
  'server/connectors/stores/access-token.ts': ['the shop’s own token at a store', KNOWS_NOBODY],
  'server/platform/mailer.ts': [
    'lines to the mail server; each mail is handed over whole',
    proven(
      'tests/server/endpoints-forms.test.ts',
      'without scripts a message is sent and its page says so',
    ),
  ],
  'server/platform/read-limit.ts': ['numbers by network', COUNTED],
  'server/trpc/count-read.ts': [
    'numbers by network or account: it answers nothing but «too often»',
    COUNTED,
  ],
  'server/domains/auth/lucia.ts': [
    'the functions that read sessions; each session is looked up by its own token',
    proven(
      'server/domains/auth/sessions.test.ts',
      'an attacker’s own session does not become the victim’s',
    ),
  ],
  'server/domains/currency/rates-now.ts': ['exchange rates', KNOWS_NOBODY],
  'server/domains/shipping/network.ts': ['destinations, cards and their version', KNOWS_NOBODY],
  'server/domains/customs/customs.queries.ts': ['customs rules', KNOWS_NOBODY],
  'server/domains/sync/read-stats.ts': ['counts of products by store', KNOWS_NOBODY],
  'server/domains/catalogue/search/known-many.ts': ['that a filter finds many', KNOWS_NOBODY],
  'server/domains/content/content-text.ts': ['the shop’s texts from the disk', KNOWS_NOBODY],
  'server/domains/content/help-sections.ts': ['the help, by language', KNOWS_NOBODY],
}

/** Of one tab: the server draws pages by the same files, and nothing of this is written while it does. */
const DRAWN =
  'pages of one person are drawn for each, also while an anonymous visitor’s is being drawn'
const TAB: Place = ['what one tab keeps', proven(APART, DRAWN)]
const FORMS: Place = ['words and forms by language', KNOWS_NOBODY]
const SRC: Record<string, Place> = {
  'src/ui/watch-near.ts': TAB,
  'src/theme/mantine-toasts.tsx': TAB,
  'src/ui/report-picture.ts': TAB,
  'src/features/admin/kit/confirm.ts': TAB,
  'src/features/admin/kit/show-ahead.ts': TAB,
  'src/features/landing/use-rotation.ts': TAB,
  'src/features/cart/cart-drawer-store.ts': TAB,
  'src/features/catalogue/favourites-store.ts': TAB,
  'src/features/catalogue/ask-account.ts': TAB,
  'src/lib/trpc-client.ts': TAB,
  'src/lib/cart-count.ts': TAB,
  'src/lib/form/unsaved.ts': TAB,
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
export const PLACES = { ...SERVER, ...SRC }
