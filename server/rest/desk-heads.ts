// What stands above the columns of a desk's list as a file: the words its table has on the screen, and for what is not
// there, words of the dictionary `deskFile`.
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'

type Words = TranslationFunctions
type Word = (words: Words) => string

/** By list and by the name of a column or of a part of its path. */
const ON_SCREEN: Readonly<Record<string, Readonly<Record<string, Word>>>> = {
  'admin.adminUsers': {
    isAdmin: ({ userDesk }) => userDesk.isAdmin(),
    hasSecondFactor: ({ userDesk }) => userDesk.twoSteps(),
    createdAt: ({ userDesk }) => userDesk.since(),
  },
  'admin.adminAudit': {
    at: ({ audit }) => audit.when(),
    actor: ({ audit }) => audit.who(),
    action: ({ audit }) => audit.act(),
    person: ({ audit }) => audit.whom(),
    address: ({ audit }) => audit.from(),
  },
  'billing.adminMethods': {
    kind: ({ methodDesk }) => methodDesk.method(),
    name: ({ methodDesk }) => methodDesk.name(),
    details: ({ methodDesk }) => methodDesk.accountTitle(),
    bankCleared: ({ methodDesk }) => methodDesk.bankCleared(),
    position: ({ methodDesk }) => methodDesk.position(),
    active: ({ methodDesk }) => methodDesk.active(),
    activeFrom: ({ methodDesk }) => methodDesk.activeFrom(),
    activeTo: ({ methodDesk }) => methodDesk.activeTo(),
    demo: ({ methodDesk }) => methodDesk.demo(),
    state: ({ methodDesk }) => methodDesk.state(),
  },
  'blog.adminArticles': {
    locale: ({ articleDesk }) => articleDesk.draft.locale(),
    slug: ({ articleDesk }) => articleDesk.draft.slug(),
    title: ({ articleDesk }) => articleDesk.draft.title(),
    publishAt: ({ articleDesk }) => articleDesk.draft.publishAt(),
    state: ({ articleDesk }) => articleDesk.state(),
  },
  'catalogue.adminList': {
    brand: ({ product }) => product.facts.brand(),
    textLanguage: ({ productDesk }) => productDesk.parts.textLanguage(),
    store: ({ productDesk }) => productDesk.store(),
    origin: ({ productDesk }) => productDesk.origin(),
    category: ({ productDesk }) => productDesk.parts.category(),
    stock: ({ productDesk }) => productDesk.parts.stock(),
    availability: ({ catalogue }) => catalogue.list.availability(),
    hidden: ({ productDesk }) => productDesk.badges.hidden(),
    featured: ({ productDesk }) => productDesk.badges.featured(),
    affiliate: ({ productDesk }) => productDesk.badges.affiliate(),
    fixed: ({ productDesk }) => productDesk.badges.corrected(),
  },
  'contact.adminMessages': {
    fullName: ({ inbox }) => inbox.sender(),
    subject: ({ inbox }) => inbox.about(),
    state: ({ inbox }) => inbox.state(),
    excerpt: ({ inbox }) => inbox.text(),
    createdAt: ({ inbox }) => inbox.when(),
  },
  'gallery.adminPhotos': {
    picture: ({ galleryDesk }) => galleryDesk.photo(),
    city: ({ galleryDesk }) => galleryDesk.city(),
    month: ({ galleryDesk }) => galleryDesk.month(),
    sample: ({ galleryDesk }) => galleryDesk.sample(),
    shown: ({ galleryDesk }) => galleryDesk.isShown(),
  },
  'newsletter.adminSubscribers': {
    email: ({ inbox }) => inbox.address(),
    state: ({ inbox }) => inbox.state(),
    locale: ({ inbox }) => inbox.language(),
    since: ({ inbox }) => inbox.since(),
    confirmedAt: ({ inbox }) => inbox.confirmedAt(),
  },
  'orders.adminList': {
    number: ({ admin }) => admin.number(),
    state: ({ admin }) => admin.state(),
    fullName: ({ admin }) => admin.customer(),
    itemCount: ({ admin }) => admin.items(),
    service: ({ admin }) => admin.service(),
    paymentKind: ({ admin }) => admin.method(),
    placedAt: ({ admin }) => admin.placed(),
  },
  'packing.adminBoxes': {
    name: ({ boxDesk }) => boxDesk.name(),
    inner: ({ boxDesk }) => boxDesk.inside(),
    outer: ({ boxDesk }) => boxDesk.outside(),
    length: ({ boxDesk }) => boxDesk.innerLength(),
    width: ({ boxDesk }) => boxDesk.innerWidth(),
    height: ({ boxDesk }) => boxDesk.innerHeight(),
    tare: ({ boxDesk }) => boxDesk.tare(),
    maxWeight: ({ boxDesk }) => boxDesk.maxWeight(),
    confirmed: ({ boxDesk }) => boxDesk.confirmed(),
    active: ({ boxDesk }) => boxDesk.active(),
  },
  'sync.runs': {
    provider: ({ syncDesk }) => syncDesk.provider(),
    state: ({ syncDesk }) => syncDesk.runState(),
    trigger: ({ syncDesk }) => syncDesk.startedBy(),
    startedAt: ({ syncDesk }) => syncDesk.start(),
    endedAt: ({ syncDesk }) => syncDesk.end(),
    restsUntil: ({ syncDesk }) => syncDesk.restsUntil(),
    pages: ({ syncDesk }) => syncDesk.counts.pages(),
    calls: ({ syncDesk }) => syncDesk.counts.calls(),
    seen: ({ syncDesk }) => syncDesk.counts.seen(),
    created: ({ syncDesk }) => syncDesk.counts.created(),
    changed: ({ syncDesk }) => syncDesk.counts.changed(),
    unchanged: ({ syncDesk }) => syncDesk.counts.unchanged(),
    rejected: ({ syncDesk }) => syncDesk.counts.rejected(),
    unmapped: ({ syncDesk }) => syncDesk.counts.unmapped(),
    held: ({ syncDesk }) => syncDesk.counts.held(),
    hidden: ({ syncDesk }) => syncDesk.counts.hidden(),
    before: ({ syncDesk }) => syncDesk.sawBefore(),
    denied: ({ syncDesk }) => syncDesk.denied(),
  },
  'sync.heldPrices': {
    provider: ({ syncDesk }) => syncDesk.provider(),
    textLanguage: ({ productDesk }) => productDesk.parts.textLanguage(),
    since: ({ priceDesk }) => priceDesk.since(),
    until: ({ priceDesk }) => priceDesk.shownUntil(),
  },
  'sync.storePaths': {
    provider: ({ syncDesk }) => syncDesk.provider(),
    path: ({ syncDesk }) => syncDesk.storePaths(),
    sample: ({ syncDesk }) => syncDesk.sample(),
    seen: ({ syncDesk }) => syncDesk.counts.seen(),
    category: ({ productDesk }) => productDesk.parts.category(),
  },
  'sync.productPairs': {
    store: ({ productDesk }) => productDesk.store(),
    textLanguage: ({ productDesk }) => productDesk.parts.textLanguage(),
    model: ({ pairDesk }) => pairDesk.model(),
    gtin: ({ pairDesk }) => pairDesk.barCode(),
  },
  'sync.failedJobs': {
    job: ({ admin }) => admin.jobs(),
    reason: ({ jobDesk }) => jobDesk.reason(),
    failedAt: ({ jobDesk }) => jobDesk.failedAt(),
  },
}

const isOfFiles = (name: string, words: Words): name is keyof Words['deskFile'] =>
  Object.hasOwn(words.deskFile, name)

/** Of `products.0.name`: «Producto 1 · Nombre». What has no word keeps its name, which a test refuses. */
export function headOf(list: string, column: string, words: Words): string {
  const parts = column.split('.').reduce<string[]>((said, part) => {
    // A place among several belongs to the word before it.
    if (/^\d+$/u.test(part)) return [...said.slice(0, -1), `${said.at(-1)} ${Number(part) + 1}`]
    const shown = ON_SCREEN[list]?.[part]
    return [...said, shown?.(words) ?? (isOfFiles(part, words) ? words.deskFile[part]() : part)]
  }, [])
  return parts.join(' · ')
}
