// Signing in in Italian.
import type { NamespaceAuthTranslation } from '../../i18n-types.ts'

const it_auth = {
  title: 'Accedi',
  welcome: 'Usa il tuo nome utente o la tua email.',
  username: 'Nome utente o email',
  password: 'Password',
  show: 'Mostra la password',
  hide: 'Nascondi la password',
  submit: 'Accedi',
  failed: 'Errore di accesso',
  fallback: 'Accesso non riuscito.',
  retry: 'Riprova tra {minutes} {{minutes:minuto|minuti}}.',
  welcomeTitle: 'Benvenuto!',
  welcomeText: 'Hai effettuato l’accesso',
  byeTitle: 'Sessione chiusa',
  byeText: 'Hai chiuso la sessione',
  outFailed: 'Errore nella chiusura della sessione',
  close: 'Chiudi avviso',
  already: 'Hai già effettuato l’accesso come {name}.',
  signOut: 'Esci',
  next: 'Continua',
} satisfies NamespaceAuthTranslation

export default it_auth
