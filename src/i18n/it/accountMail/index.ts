// The words of mails about accounts.
import type { NamespaceAccountMailTranslation } from '../../i18n-types.ts'

const it_accountMail = {
  footer: 'Ricevi questa email perché questo indirizzo è in un account di {brand}.',
  notYou: 'Se non sei stato tu, ignora questa email: non cambia nulla.',
  linkLife: 'Il link funziona una sola volta e scade tra {minutes} {{minutes:minuto|minuti}}.',
  linkDay: 'Il link funziona una sola volta e scade tra 24 ore.',
  welcome: {
    subject: 'Ti diamo il benvenuto su {brand}: conferma la tua email',
    title: 'Ti diamo il benvenuto!',
    text: 'Il tuo account è pronto. Conferma la tua email per vederci anche gli ordini fatti con questo indirizzo.',
    button: 'Conferma la mia email',
  },
  resetLink: {
    subject: 'Reimposta la tua password',
    title: 'Reimposta la tua password',
    text: 'Qualcuno ha chiesto una nuova password per l’account «{username}».',
    button: 'Scegli una nuova password',
  },
  resetCode: {
    subject: '{code} è il tuo codice per reimpostare la password',
    title: 'Il tuo codice',
    text: 'Inserisci questo codice nella pagina in cui lo hai richiesto. Scade tra {minutes} {{minutes:minuto|minuti}}.',
    button: 'Apri la pagina del codice',
  },
  signInLink: {
    subject: 'Accedi da un browser nuovo',
    title: 'Il tuo link per accedere',
    text: 'Qualcuno ha provato molte password sull’account «{username}». Se vuoi entrare da un browser nuovo, apri questo link in quel browser e scrivi la tua password.',
    button: 'Accedi al mio account',
    notYou:
      'Se non sei stato tu, non aprire il link: senza il link e la tua password non entra nessuno.',
  },
  passwordChanged: {
    subject: 'La tua password è stata cambiata',
    title: 'La tua password è cambiata',
    text: 'La password dell’account «{username}» è stata cambiata il {date} (ora di Caracas). Le altre sessioni sono state chiuse.',
    warning: 'Se non sei stato tu, recupera subito il tuo account.',
    button: 'Recupera il mio account',
  },
  changeEmail: {
    subject: 'Conferma il tuo nuovo indirizzo email',
    title: 'Conferma la tua nuova email',
    text: 'Hai chiesto di usare questo indirizzo per l’account «{username}». Cambia quando apri il link.',
    button: 'Conferma questo indirizzo',
  },
  emailChanged: {
    subject: 'L’email del tuo account è cambiata',
    title: 'L’email del tuo account è cambiata',
    text: 'Dal {date} (ora di Caracas) l’account «{username}» usa un altro indirizzo email. A questo non arriveranno più avvisi.',
    warning: 'Se non sei stato tu, rispondi a questa email: ti aiutiamo a recuperare l’account.',
  },
  factorChanged: {
    totp_on: {
      title: 'Hai attivato la verifica in due passaggi',
      text: 'Dal {date} (ora di Caracas) l’account «{username}» chiede anche un codice dell’app di verifica.',
    },
    totp_off: {
      title: 'L’app di verifica è stata disattivata',
      text: 'Il {date} (ora di Caracas) l’account «{username}» ha smesso di usare l’app di verifica.',
    },
    passkey_added: {
      title: 'C’è una nuova passkey nel tuo account',
      text: 'Il {date} (ora di Caracas) è stata aggiunta una passkey all’account «{username}». Si può usare per accedere.',
    },
    passkey_removed: {
      title: 'Una passkey è stata tolta dal tuo account',
      text: 'Il {date} (ora di Caracas) è stata tolta una passkey dall’account «{username}». Non serve più per accedere.',
    },
    factors_reset: {
      title: 'Abbiamo ripristinato la tua verifica in due passaggi',
      text: 'Il {date} (ora di Caracas) il nostro team ha tolto l’app di verifica, le passkey e i codici di recupero dell’account «{username}» e ha chiuso le sue sessioni. Accedi con la password e attivali di nuovo.',
    },
    factors_unproven: {
      title: 'Abbiamo tolto la verifica in due passaggi dal tuo account',
      text: 'Il {date} (ora di Caracas) la password dell’account «{username}» è stata cambiata tramite un’email inviata a questo indirizzo, che ora risulta confermato. Non potendo sapere chi li avesse aggiunti prima, abbiamo tolto l’app di verifica, le passkey e i codici di recupero. Accedi con la nuova password e, se vuoi, attivali di nuovo.',
    },
    warning:
      'Se non sei stato tu, cambia la password, controlla le passkey e chiudi le sessioni che non riconosci.',
    button: 'Controllare la sicurezza del mio account',
  },
} satisfies NamespaceAccountMailTranslation

export default it_accountMail
