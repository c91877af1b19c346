// Says what an action was done to: its kind and number, or the name of a list, a store, a city.
import type { AuditRow } from '#contract/audit.ts'
import type { PartnerStore } from '#domain/vocabulary.ts'
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'
import { useTexts } from '#src/lib/texts.ts'
import type { DESKS } from '../kit/desks.ts'

/** Lists that leave the shop as files, by the word of their desk. */
const LISTS: Readonly<Record<string, (typeof DESKS)[number]['label']>> = {
  'admin.adminUsers': 'people',
  'admin.adminAudit': 'auditLog',
  'billing.adminMethods': 'paymentMethods',
  'blog.adminArticles': 'articles',
  'catalogue.adminList': 'products',
  'contact.adminMessages': 'messages',
  'gallery.adminPhotos': 'gallery',
  'newsletter.adminSubscribers': 'subscribers',
  'orders.adminList': 'orderList',
  'packing.adminBoxes': 'boxes',
  'sync.runs': 'sync',
  'sync.heldPrices': 'heldPrices',
  'sync.storePaths': 'storePaths',
  'sync.productPairs': 'pairs',
  'sync.failedJobs': 'jobs',
}

type Kind = keyof TranslationFunctions['audit']['kinds']

export function useObjectWords(): (entry: Pick<AuditRow, 'object' | 'place'>) => string {
  const { audit: t, admin, catalogue, productDesk } = useTexts()
  return ({ object, place }) => {
    const at = object.indexOf(':')
    const [kind, id] = [object.slice(0, at), object.slice(at + 1)]
    if (place !== null) return place
    if (Object.hasOwn(t.kinds, kind)) return `${t.kinds[kind as Kind]()} ${id}`
    const list = kind === 'list' && LISTS[id]
    if (list) return admin[list]()
    if (kind === 'sync_provider')
      return id === 'all'
        ? t.allStores()
        : Object.hasOwn(catalogue.stores, id)
          ? catalogue.stores[id as PartnerStore]()
          : id
    if (kind === 'picture_hosts') return productDesk.pictureHosts.title()
    if (kind === 'newsletter') return admin.subscribers()
    if (kind === 'queue') return admin.jobs()
    return id
  }
}
