// The words of the audit log.
import type { NamespaceAuditTranslation } from '../../i18n-types.ts'

const it_audit = {
  title: 'Registro delle azioni',
  lead: 'Chi ha fatto cosa con i permessi di amministrazione. Niente si modifica né si cancella.',
  act: 'Azione',
  anyAct: 'Tutte',
  what: 'Cosa',
  who: 'Chi',
  whom: 'Su chi o cosa',
  when: 'Quando',
  from: 'Da',
  empty: 'Il registro è vuoto',
  emptyText: 'Qui appare ogni modifica fatta con i permessi di amministrazione.',
  gone: 'Account eliminato ({id})',
  order: 'Ordine {number}',
  madeAdmin: 'Ha dato i permessi di amministrazione',
  unmadeAdmin: 'Ha tolto i permessi di amministrazione',
  endedSessions: 'Ha chiuso {count} {{count:sessione|sessioni}}',
  moved: 'Ha portato l’ordine da «{from}» a «{to}»',
  correctedParts: 'Ha corretto: {parts}',
  gaveBack: 'Ha restituito la correzione: {part}',
  didToMany: '{act} ({count} {{count:prodotto|prodotti}})',
  unknown: 'Altra azione: {action}',
} satisfies NamespaceAuditTranslation

export default it_audit
