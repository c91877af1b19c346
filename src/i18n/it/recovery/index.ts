// The ways back into an account in Italian.
import type { NamespaceRecoveryTranslation } from '../../i18n-types.ts'

const it_recovery = {
  title: 'Reimposta la password',
  lead: 'Scegli una nuova password per il tuo account.',
  password: 'Nuova password',
  confirm: 'Conferma la password',
  mismatch: 'Le password non coincidono',
  submit: 'Reimposta la password',
  failed: 'Errore nella reimpostazione della password',
  retry: 'Se il link o il codice non funziona più, chiedine uno nuovo.',
  noToken: 'Token di reimpostazione non valido o scaduto',
  invalid: {
    simple: 'Link non valido',
    variant: 'Link non valido',
    text: 'Il link è incompleto. Aprilo di nuovo dall’email o chiedine uno nuovo.',
  },
  again: 'Chiedi un nuovo link',
  signIn: 'Vai all’accesso',
  doneTitle: 'Password aggiornata',
  doneText: 'La tua password è stata reimpostata',
  doneNext: 'Tra 3 secondi ti portiamo all’accesso.',
  verify: {
    title: 'Verifica il token',
    lead: 'Incolla il token che ti abbiamo inviato via email.',
    token: 'Token di recupero',
    paste: 'Incolla',
    pasteFailed:
      'Il browser non permette di leggere gli appunti. Incolla il token con la tastiera.',
    submit: 'Verifica il token',
    empty: 'Inserisci un token valido',
    failed: 'Token non valido o scaduto',
    valid: 'Token valido per {username}',
    back: 'Indietro',
  },
  code: {
    title: 'Recupera con un codice',
    emailLead: 'Ti invieremo un codice di 6 cifre via email.',
    email: 'Email',
    emailEmpty: 'Inserisci la tua email',
    send: 'Invia codice',
    sendFailed: 'Errore nell’invio del codice',
    codeLead:
      'Se esiste un account con {email}, il codice arriverà tra pochi minuti. Vale 10 minuti.',
    code: 'Codice di 6 cifre',
    codeShort: 'Inserisci un codice di 6 cifre valido',
    verify: 'Verifica il codice',
    verifyFailed: 'Codice non valido o scaduto',
    resend: 'Invia di nuovo il codice',
    resent: 'Nuovo codice inviato',
    resendFailed: 'Errore nel nuovo invio del codice',
    changeEmail: 'Cambia email',
  },
  confirmEmail: {
    title: 'Conferma l’email',
    lead: 'Conferma che questa email è tua.',
    submit: 'Conferma la mia email',
    done: 'La tua email {email} è confermata.',
    doneHere: 'La tua mail è confermata.',
    incomplete:
      'Al link manca una parte. Aprilo di nuovo dall’email o chiedine uno nuovo nel tuo account.',
    failed: 'Non abbiamo potuto confermare l’email',
    account: 'Vai al mio account',
  },
  error: 'Errore',
  offline: 'Errore di connessione. Riprova.',
} satisfies NamespaceRecoveryTranslation

export default it_recovery
