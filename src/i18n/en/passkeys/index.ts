// The words of passkeys, recovery codes and the picture for an authenticator app.
import type { NamespacePasskeysTranslation } from '../../i18n-types.ts'

const en_passkeys = {
  title: 'Passkeys',
  lead: 'Sign in with your fingerprint, your face or the PIN of your device, without typing your password. Once you have a passkey, your password alone no longer opens your account.',
  count: '{count} {{count:passkey|passkeys}}',
  created: 'Created:',
  used: 'Last used:',
  unused: 'Not used yet',
  change: 'Change',
  changeOf: 'Change the passkey “{name}”',
  name: 'Name of the passkey',
  nameHint: 'For example: Phone, Laptop, Key ring.',
  rename: 'Save name',
  remove: 'Remove passkey',
  removeOf: 'Remove the passkey “{name}”',
  removeHint: 'The passkey will no longer open your account.',
  add: 'Add a passkey',
  codesTitle: 'Recovery codes',
  codesLead: 'To sign in if you lose your phone or your passkey. Each one works once.',
  codesFresh: 'Keep your recovery codes',
  codesText:
    'Write them on paper or keep them in your password manager. They will not be shown again.',
  codesRenew: 'Make new codes',
  codesMake: 'Make codes',
  codesHint: 'The former codes will stop working.',
  toPanel: 'Go to the panel',
  qr: 'QR code with the key for your authenticator app',
  qrText: 'Scan the code with your authenticator app. If the app is on this phone, open the link.',
  qrSecret: 'Or type this key into the app:',
  needed: 'Your admin account needs a second step',
  neededText:
    'To enter the panel, add a passkey or turn on the authenticator app. One of the two is enough.',
} satisfies NamespacePasskeysTranslation

export default en_passkeys
