// The words of the audit log.
import type { NamespaceAuditTranslation } from '../../i18n-types.ts'

const en_audit = {
  title: 'Audit log',
  lead: 'Who did what with administrator rights. Nothing is changed or deleted.',
  act: 'Action',
  anyAct: 'All',
  what: 'What',
  who: 'Who',
  whom: 'About whom or what',
  when: 'When',
  from: 'From',
  empty: 'The log is empty',
  emptyText: 'Every change that somebody makes with administrator rights appears here.',
  gone: 'Deleted account ({id})',
  order: 'Order {number}',
  madeAdmin: 'Gave administrator rights',
  unmadeAdmin: 'Took administrator rights away',
  endedSessions: 'Ended {count} {{count:session|sessions}}',
  moved: 'Moved the order from “{from}” to “{to}”',
  correctedParts: 'Corrected: {parts}',
  gaveBack: 'Gave a correction back: {part}',
  didToMany: '{act} ({count} {{count:product|products}})',
  /** What an action was done to, before its number. */
  kinds: {
    product: 'Product',
    exchange_rate: 'Exchange rate',
    route_suspension: 'Suspension',
    packing_box: 'Box',
    rate_card: 'Rate card',
    photo: 'Photo',
    store_path: 'Category',
    network_version: 'Version',
    customs_rule: 'Rule',
    product_pair: 'Pair',
    sync_run: 'Sync',
    message: 'Message',
    article: 'Article',
    payment_method: 'Payment method',
  },
  allStores: 'All stores',
  unknown: 'Another action: {action}',
} satisfies NamespaceAuditTranslation

export default en_audit
