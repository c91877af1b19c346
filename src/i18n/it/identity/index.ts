// The words of the questions who sits there, and of a session that has ended, in Italian.
import type { NamespaceIdentityTranslation } from '../../i18n-types.ts'

const it_identity = {
  title: 'Conferma che sei tu',
  lead: 'È passata più di mezz’ora da quando hai dato la password, un codice o la tua passkey. Scrivi la password per continuare: quello che hai fatto non si perde.',
  otp: 'O un codice di verifica',
  cancel: 'Annulla',
  submit: 'Conferma e continua',
  ended: 'La tua sessione è terminata',
  endedText: 'Accedi di nuovo come {name} per continuare; quello che hai scritto è ancora qui.',
  otherAccount: 'Accedi con un altro account',
  signIn: 'Accedi e continua',
  shown: 'Fatto: ora puoi scaricare il file.',
  file: 'Scarica',
} satisfies NamespaceIdentityTranslation

export default it_identity
