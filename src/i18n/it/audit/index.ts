// The words of the book of acts.
import type { NamespaceAuditTranslation } from '../../i18n-types.ts'

const it_audit = {
  title: 'Registro degli atti',
  lead: 'Chi ha fatto cosa con i permessi di amministrazione. Niente si modifica né si cancella.',
  act: 'Atto',
  anyAct: 'Tutti',
  actAdmin: 'Permessi di amministrazione',
  actSessions: 'Sessioni chiuse',
  actFactor: 'Due passaggi reimpostati',
  actOrder: 'Stato di un ordine',
  what: 'Cosa',
  who: 'Chi',
  whom: 'Su chi o cosa',
  when: 'Quando',
  from: 'Da',
  shown: '{count} {{count:atto|atti}} in questa pagina',
  older: 'Atti precedenti',
  empty: 'Il registro è vuoto',
  emptyText: 'Qui appare ogni modifica fatta con i permessi di amministrazione.',
  nothing: 'Niente con questi filtri',
  nothingText: 'Prova con un altro atto o con un’altra parte del nome.',
  gone: 'Account eliminato ({id})',
  order: 'Ordine {number}',
  madeAdmin: 'Ha dato i permessi di amministrazione',
  unmadeAdmin: 'Ha tolto i permessi di amministrazione',
  endedSessions: 'Ha chiuso {count} {{count:sessione|sessioni}}',
  resetFactor: 'Ha reimpostato la verifica in due passaggi',
  moved: 'Ha portato l’ordine da «{from}» a «{to}»',
  unknown: 'Altro atto: {action}',
} satisfies NamespaceAuditTranslation

export default it_audit
