// The words of the desk of ways to pay.
import type { NamespaceMethodDeskTranslation } from '../../i18n-types.ts'

const it_methodDesk = {
  lead: 'Ciò che attivi qui appare alla cassa, in «Metodi di pagamento» e nelle mail. Gli ordini già fatti conservano quanto è stato detto loro.',
  add: 'Aggiungi {kind}',
  addOne: 'Aggiungi',
  changeThis: 'Modifica {name}',
  method: 'Metodo di pagamento',
  accountTitle: 'Conto',
  accountHint: 'È ciò che vede chi deve pagare.',
  state: 'Stato',
  states: {
    active: 'Attivo',
    off: 'Spento',
    waiting: 'Inizia dopo',
    ended: 'Terminato',
  },
  demo: 'Esempio',
  demoNote:
    'È un conto di esempio e il negozio lo segnala. Scrivi il tuo: il segno sparisce quando lo cambi.',
  fee: 'Supplemento o sconto',
  bounds: 'Importi',
  name: 'Nome proprio',
  nameHint: 'Solo se ne hai due uguali, per esempio due banche.',
  bankCleared: 'Ho verificato che possiamo ricevere in questa banca',
  bankClearedHint:
    'Serve per 0102, 0163, 0175 e 0177: gli USA li hanno messi in una lista di sanzioni.',
  bankClearedFault:
    'Quella banca è in una lista di sanzioni degli USA. Scegline un’altra o segna che hai verificato.',
  instructions: 'Istruzioni ({language})',
  instructionsHint: 'Facoltativo. Dove manca una lingua si mostra lo spagnolo.',
  position: 'Ordine',
  positionHint: 'I numeri più bassi vengono prima.',
  active: 'Offerto nel negozio',
  activeFrom: 'Dal giorno',
  activeTo: 'Fino al giorno',
  activeToFault: 'L’ultimo giorno non può venire prima del primo.',
  activeFromHint: 'Vuoto: da subito.',
  activeToHint: 'Vuoto: senza fine. Quel giorno vale ancora.',
  least: 'Importo minimo (US$)',
  most: 'Importo massimo (US$)',
  mostFaults: {
    too_small: 'Il massimo non può essere inferiore al minimo.',
  },
  feeKind: 'Supplemento o sconto',
  feeKindChoices: {
    none: 'Nessuno',
    fee: 'Supplemento',
    discount: 'Sconto',
  },
  feePercent: 'Percentuale',
  feeAmount: 'Importo fisso (US$)',
  feePercentFaults: {
    required: 'Indica quanto: una percentuale, un importo fisso o entrambi.',
  },
  details: {
    bankCode: 'Banca che riceve',
    account: 'Numero di conto',
    accountFaults: {
      invalid: 'Ha 20 cifre e comincia con il codice della banca.',
    },
    link: 'Link di pagamento',
    linkHint: 'La pagina sicura del tuo gestore di carte, con https://',
    linkFaults: {
      invalid: 'Scrivi un indirizzo completo che cominci con https://',
    },
    emailFaults: {
      required: 'Scrivi l’email o il telefono di Zelle.',
    },
    phoneFaults: {
      invalid_phone: 'Scrivi un telefono come 0412-1234567 o +1 305 555 0100.',
    },
    idDocumentFaults: {
      invalid_document: 'Scrivi un RIF o documento, come J-12345678-9.',
    },
    holder: 'Intestatario',
    email: 'Email',
    bank: 'Banca',
    routing: 'Routing number',
    swift: 'SWIFT',
    phone: 'Telefono',
    idDocument: 'RIF o documento',
    payId: 'Pay ID',
    address: 'Indirizzo',
    hours: 'Orari',
  },
  saved: 'Il metodo di pagamento è stato salvato.',
} satisfies NamespaceMethodDeskTranslation

export default it_methodDesk
