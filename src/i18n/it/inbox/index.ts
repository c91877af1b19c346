// The desk of messages and of the newsletter.
import type { NamespaceInboxTranslation } from '../../i18n-types.ts'

const it_inbox = {
  lead: 'Quello che scrivono i visitatori. La risposta parte per email e resta qui.',
  waiting: '{count} {{count:messaggio senza risposta|messaggi senza risposta}}',
  states: {
    open: 'Senza risposta',
    answered: 'Con risposta',
    closed: 'Chiusi',
    spam: 'Sospetti',
    all: 'Tutti',
  },
  badge: {
    open: 'Senza risposta',
    answered: 'Con risposta',
    closed: 'Chiuso',
    spam: 'Sospetto',
  },
  subjects: {
    general: 'Domanda generale',
    tracking: 'Tracciamento di una spedizione',
    export: 'Esportazione e spedizioni',
    claim: 'Reclamo',
  },
  show: 'Mostra',
  who: 'Nome, email o testo',
  sender: 'Da',
  about: 'Oggetto',
  text: 'Messaggio',
  when: 'Data',
  state: 'Stato',
  empty: 'Qui non ci sono messaggi',
  emptyText:
    'Quando qualcuno scrive dalla pagina dei contatti, il messaggio appare in questo elenco.',
  back: 'Tutti i messaggi',
  answers: 'Risposte',
  none: 'Nessuno ha ancora risposto.',
  reply: 'Rispondi per email',
  replyHint:
    'Parte in un’email a {email}, insieme al messaggio originale. Scrivi nella lingua della persona ({language}). Saluto iniziale e finale sono già compresi: scrivi solo la risposta.',
  send: 'Invia la risposta',
  sent: 'La risposta è in viaggio.',
  close: 'Chiudi',
  reopen: 'Riapri',
  markSpam: 'È sospetto',
  notSpam: 'Non è sospetto',
  moved: 'Il messaggio è stato spostato.',
  spamNote: 'Sembra scritto da un programma: non è partita nessuna email.',
  markedNote: '{name} lo ha segnato come sospetto.',
  subscribersLead: 'Chi riceve la newsletter. Conta solo chi ha confermato l’indirizzo.',
  confirmedCount: '{count} {{count:iscrizione confermata|iscrizioni confermate}}',
  subscriberStates: {
    confirmed: 'Confermati',
    pending: 'Non confermati',
    left: 'Cancellati',
    all: 'Tutti',
  },
  subscriberBadge: {
    confirmed: 'Confermato',
    pending: 'Non confermato',
    left: 'Cancellato',
  },
  address: 'Email',
  language: 'Lingua',
  since: 'Dal',
  confirmedAt: 'Confermato',
  csvHint:
    'Si invia con il tuo programma di posta: il CSV contiene i confermati e, in «unsubscribe», il link di disiscrizione di ognuno.',
  noSubscribers: 'Nessuno con questi filtri',
  noSubscribersText: 'Le iscrizioni arrivano dal piè di ogni pagina.',
  search: 'Email',
} satisfies NamespaceInboxTranslation

export default it_inbox
