// Writing to the shop: the form, the office and the box for tracking numbers.
import type { NamespaceContactPageTranslation } from '../../i18n-types.ts'

const it_contactPage = {
  title: 'Contatti',
  description:
    'Scrivici, chiamaci o vieni a trovarci a Miami: email, telefoni, orari e un modulo che arriva a una persona. Controlla anche il tuo numero di tracciamento.',
  heading: 'Parliamone',
  lead: 'Chiedi quello che ti serve, prima o dopo l’acquisto. Ti risponde una persona, di solito entro un giorno lavorativo.',
  crumbs: 'Ti trovi qui',
  home: 'Home',
  more: 'Vai alla pagina dei contatti',
  formTitle: 'Mandaci un messaggio',
  fullName: 'Nome e cognome',
  email: 'Email',
  subject: 'Oggetto',
  message: 'Messaggio',
  messageHint: 'Se chiedi di un ordine o di un pacco, scrivi il suo numero.',
  subjects: {
    general: 'Domanda generale',
    tracking: 'Tracciamento di una spedizione',
    export: 'Esportazione e spedizioni',
    claim: 'Reclamo',
  },
  trap: 'Lascia vuoto questo campo',
  submit: 'Invia il messaggio',
  wrong: {
    fullName: 'Il nome è obbligatorio',
    email: 'Email non valida',
    subject: 'L’oggetto è obbligatorio',
    message: 'Il messaggio deve avere almeno 10 caratteri',
    long: 'Il testo è troppo lungo.',
  },
  check: 'Controlla questi campi:',
  sent: 'Messaggio inviato',
  sentText: 'Grazie per averci scritto. Ti risponderemo presto per email.',
  failed: 'Errore',
  failedText: 'Non siamo riusciti a inviare il messaggio. Riprova tra un momento.',
  limited: 'Hai inviato diversi messaggi in poco tempo. Potrai scrivere di nuovo {wait}.',
  close: 'Chiudi',
  office: 'Il nostro ufficio',
  address: 'Indirizzo',
  mailLine: 'Email',
  phones: 'Telefoni',
  hours: 'Orari',
  weekdays: 'Da lunedì a venerdì: 9:00 - 18:00',
  saturday: 'Sabato: 10:00 - 14:00',
  zone: 'Ora di Miami. Domenica chiuso.',
  map: 'Vedi sulla mappa',
  tracking: 'Controlla la tua spedizione',
  trackingText:
    'Scrivi il numero di tracciamento del negozio: riconosciamo il corriere e ti portiamo alla sua pagina.',
  number: 'Numero di tracciamento',
  look: 'Controlla',
  follow: 'Segui con {carrier}',
  likely: 'Sembra un numero di {carrier}.',
  several: 'Può essere di più corrieri. Scegli il tuo:',
  nobody:
    'Non riconosciamo questo numero. Verifica che sia completo, senza indirizzo né nome; se è giusto, scrivici.',
  newTab: 'si apre in un’altra scheda',
} satisfies NamespaceContactPageTranslation

export default it_contactPage
