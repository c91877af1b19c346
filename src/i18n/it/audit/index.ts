// The words of the book of acts.
import type { NamespaceAuditTranslation } from '../../i18n-types.ts'

const it_audit = {
  title: 'Registro delle azioni',
  lead: 'Chi ha fatto cosa con i permessi di amministrazione. Niente si modifica né si cancella.',
  act: 'Azione',
  anyAct: 'Tutte',
  acts: {
    users_setAdmin: 'Permessi di amministrazione',
    users_endSessions: 'Sessioni chiuse',
    users_resetSecondFactor: 'Verifica in due passaggi reimpostata',
    orders_move: 'Stato di un ordine',
    shipping_addRateCard: 'Tariffa di spedizione pubblicata',
    shipping_suspendRoute: 'Rotta sospesa',
    shipping_liftSuspension: 'Rotta ripresa',
    shipping_changeCountry: 'Imposte di un paese',
    shipping_changeDestination: 'Supplemento di una destinazione',
    shipping_changeRoute: 'Giorni di una rotta',
    packing_addBox: 'Scatola aggiunta',
    packing_changeBox: 'Scatola modificata',
    customs_addRule: 'Regola doganale aggiunta',
  },
  what: 'Cosa',
  who: 'Chi',
  whom: 'Su chi o cosa',
  when: 'Quando',
  from: 'Da',
  shown: '{count} {{count:azione|azioni}} in questa pagina',
  older: 'Azioni precedenti',
  empty: 'Il registro è vuoto',
  emptyText: 'Qui appare ogni modifica fatta con i permessi di amministrazione.',
  nothing: 'Niente con questi filtri',
  nothingText: 'Prova con un’altra azione o con un’altra parte del nome.',
  gone: 'Account eliminato ({id})',
  order: 'Ordine {number}',
  madeAdmin: 'Ha dato i permessi di amministrazione',
  unmadeAdmin: 'Ha tolto i permessi di amministrazione',
  endedSessions: 'Ha chiuso {count} {{count:sessione|sessioni}}',
  moved: 'Ha portato l’ordine da «{from}» a «{to}»',
  unknown: 'Altra azione: {action}',
} satisfies NamespaceAuditTranslation

export default it_audit
