// The words of the book of acts.
import type { NamespaceAuditTranslation } from '../../i18n-types.ts'

const en_audit = {
  title: 'Log of acts',
  lead: 'Who did what with administrator rights. Nothing is changed or deleted.',
  act: 'Act',
  anyAct: 'All',
  actAdmin: 'Administrator rights',
  actSessions: 'Sessions ended',
  actFactor: 'Two steps reset',
  actOrder: 'State of an order',
  what: 'What',
  who: 'Who',
  whom: 'About whom or what',
  when: 'When',
  from: 'From',
  shown: '{count} {{count:act|acts}} on this page',
  older: 'Earlier acts',
  empty: 'The log is empty',
  emptyText: 'Every change that somebody makes with administrator rights appears here.',
  nothing: 'Nothing with these filters',
  nothingText: 'Try another act or another part of the name.',
  gone: 'Deleted account ({id})',
  order: 'Order {number}',
  madeAdmin: 'Gave administrator rights',
  unmadeAdmin: 'Took administrator rights away',
  endedSessions: 'Ended {count} {{count:session|sessions}}',
  resetFactor: 'Reset two-step verification',
  moved: 'Moved the order from “{from}” to “{to}”',
  unknown: 'Another act: {action}',
} satisfies NamespaceAuditTranslation

export default en_audit
