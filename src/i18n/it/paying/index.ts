// Ways to pay, wherever they are told: checkout, order, payments page, mails and desks.
import type { NamespacePayingTranslation } from '../../i18n-types.ts'

const it_paying = {
  methods: {
    zelle: 'Zelle',
    bank_transfer: 'Bonifico bancario',
    pago_movil: 'Pago Móvil',
    bolivar_transfer: 'Bonifico in bolívar',
    binance_pay: 'Binance Pay',
    cash: 'Contanti',
    card: 'Carta',
  },
  next: {
    zelle: 'Invii l’importo al nostro conto Zelle e segnali il riferimento.',
    bank_transfer:
      'Fai un bonifico in dollari da qualsiasi banca e segnali il numero dell’operazione.',
    pago_movil: 'Paghi in bolívar al cambio fissato dal tuo ordine e segnali il riferimento.',
    bolivar_transfer:
      'Fai un bonifico in bolívar al cambio fissato dal tuo ordine e segnali il riferimento.',
    binance_pay: 'Invii USDT al nostro Pay ID e segnali il numero dell’operazione.',
    cash: 'Paghi in dollari nel nostro ufficio indicando il numero d’ordine.',
    card: 'Paghi con la carta al link che ti diamo e segnali il riferimento.',
  },
  fields: {
    holder: 'Intestatario',
    email: 'Email',
    bank: 'Banca',
    bankCode: 'Banca',
    account: 'Conto',
    routing: 'Routing number',
    swift: 'SWIFT',
    phone: 'Telefono',
    idDocument: 'RIF o documento',
    payId: 'Pay ID',
    address: 'Indirizzo',
    hours: 'Orari',
    link: 'Link di pagamento',
  },
  fee: 'Supplemento di {amount}: paghi {total}',
  discount: 'Sconto di {amount}: paghi {total}',
  feeRule: 'Supplemento: {rule}',
  discountRule: 'Sconto: {rule}',
  between: 'Per importi da {least} a {most}',
  from: 'Per importi da {least}',
  upTo: 'Per importi fino a {most}',
  demo: 'Conto di esempio: non è di nessuno. Non pagare lì.',
  demoAll: 'Negozio dimostrativo: questi conti non sono di nessuno. Non pagare lì.',
  none: 'Qui non si può ancora pagare',
  noneText: 'Il negozio sta preparando i conti per ricevere i pagamenti. Scrivici e ti avvisiamo.',
  write: 'Scrivici',
  unset: 'Manca configurare come ti pagano',
  unsetText: 'Senza un metodo di pagamento attivo nessuno può concludere l’acquisto.',
  setUp: 'Configura i metodi di pagamento',
  paymentStates: {
    pending: 'in attesa',
    in_review: 'in verifica',
    confirmed: 'confermato',
    partially_refunded: 'rimborsato in parte',
    refunded: 'rimborsato',
    rejected: 'non confermato',
    expired: 'scaduto',
  },
  report: {
    payerName: 'Nome di chi ha pagato',
    payerNameHint: 'Come appare in banca o nell’app.',
    bankCode: 'Banca da cui hai pagato',
    phone: 'Telefono da cui hai pagato',
    phoneFaults: {
      invalid_phone: 'Scrivi un cellulare del Venezuela, come 0412-1234567.',
    },
    idDocument: 'Documento o RIF di chi ha pagato',
    idDocumentFaults: {
      invalid_document: 'Scrivi un documento o RIF, come V-12345678.',
    },
    amount: 'Importo pagato (US$)',
    amountVes: 'Importo pagato (Bs.)',
    paidOn: 'Giorno del pagamento',
    paidOnHint: 'Il giorno in Venezuela.',
    paidOnFaults: {
      invalid: 'Scegli il giorno del pagamento.',
    },
    reference: 'Numero di riferimento',
    referenceHint: 'Completo, come te l’ha dato la banca o l’app.',
  },
} satisfies NamespacePayingTranslation

export default it_paying
