// The words of the book of acts.
import type { NamespaceAuditTranslation } from '../../i18n-types.ts'

const en_audit = {
  title: 'Audit log',
  lead: 'Who did what with administrator rights. Nothing is changed or deleted.',
  act: 'Action',
  anyAct: 'All',
  acts: {
    users_setAdmin: 'Administrator rights',
    users_endSessions: 'Sessions ended',
    users_resetSecondFactor: 'Two-step verification reset',
    orders_move: 'State of an order',
    shipping_addRateCard: 'Shipping tariff published',
    shipping_suspendRoute: 'Route suspended',
    shipping_liftSuspension: 'Route resumed',
    shipping_changeCountry: 'Taxes of a country',
    shipping_changeDestination: 'Surcharge of a destination',
    shipping_changeRoute: 'Days of a route',
    packing_addBox: 'Box added',
    packing_changeBox: 'Box changed',
    customs_addRule: 'Customs rule added',
  },
  what: 'What',
  who: 'Who',
  whom: 'About whom or what',
  when: 'When',
  from: 'From',
  shown: '{count} {{count:action|actions}} on this page',
  older: 'Earlier actions',
  empty: 'The log is empty',
  emptyText: 'Every change that somebody makes with administrator rights appears here.',
  nothing: 'Nothing with these filters',
  nothingText: 'Try another action or another part of the name.',
  gone: 'Deleted account ({id})',
  order: 'Order {number}',
  madeAdmin: 'Gave administrator rights',
  unmadeAdmin: 'Took administrator rights away',
  endedSessions: 'Ended {count} {{count:session|sessions}}',
  moved: 'Moved the order from “{from}” to “{to}”',
  unknown: 'Another action: {action}',
} satisfies NamespaceAuditTranslation

export default en_audit
