// The words of passkeys, recovery codes and the picture for an authenticator app.
import type { NamespacePasskeysTranslation } from '../../i18n-types.ts'

const it_passkeys = {
  title: 'Passkey',
  lead: 'Accedi con l’impronta, il volto o il PIN del tuo dispositivo, senza scrivere la password. Con una passkey, la sola password non basta più per entrare.',
  count: '{count} passkey',
  created: 'Creata:',
  used: 'Ultimo uso:',
  unused: 'Non ancora usata',
  change: 'Modifica',
  changeOf: 'Modifica la passkey «{name}»',
  name: 'Nome della passkey',
  nameHint: 'Per esempio: Telefono, Portatile, Portachiavi.',
  rename: 'Salva il nome',
  remove: 'Togli la passkey',
  removeOf: 'Togli la passkey «{name}»',
  removeHint: 'La passkey non aprirà più il tuo account.',
  add: 'Aggiungi una passkey',
  codesTitle: 'Codici di recupero',
  codesLead: 'Per accedere se perdi il telefono o la passkey. Ognuno vale una volta.',
  codesFresh: 'Conserva i tuoi codici di recupero',
  codesText:
    'Scrivili su carta o salvali nel gestore delle password. Non saranno mostrati di nuovo.',
  codesRenew: 'Crea nuovi codici',
  codesMake: 'Crea i codici',
  codesHint: 'I codici precedenti non varranno più.',
  toPanel: 'Vai al pannello',
  qr: 'Codice QR con la chiave per la tua app di verifica',
  qrText:
    'Inquadra il codice con la tua app di verifica. Se l’app è su questo telefono, apri il link.',
  qrSecret: 'Oppure scrivi questa chiave nell’app:',
  needed: 'Il tuo account di amministrazione richiede un secondo passaggio',
  neededText:
    'Per entrare nel pannello aggiungi una passkey o attiva l’app di verifica. Una delle due basta.',
} satisfies NamespacePasskeysTranslation

export default it_passkeys
