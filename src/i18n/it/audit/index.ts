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
  /** What an action was done to, before its number. */
  kinds: {
    product: 'Prodotto',
    exchange_rate: 'Tasso di cambio',
    route_suspension: 'Sospensione',
    packing_box: 'Scatola',
    rate_card: 'Tariffa',
    photo: 'Foto',
    store_path: 'Categoria',
    network_version: 'Versione',
    customs_rule: 'Regola',
    product_pair: 'Coppia',
    sync_run: 'Sincronizzazione',
    message: 'Messaggio',
    article: 'Articolo',
    payment_method: 'Metodo di pagamento',
  },
  allStores: 'Tutti i negozi',
  unknown: 'Altra azione: {action}',
} satisfies NamespaceAuditTranslation

export default it_audit
