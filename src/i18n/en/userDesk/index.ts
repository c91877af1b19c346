// The words of the people's desk in English.
import type { NamespaceUserDeskTranslation } from '../../i18n-types.ts'

const en_userDesk = {
  onlyAdmins: 'Administrators only',
  noPeople: 'Nobody with these filters',
  isAdmin: 'Administrator',
  twoSteps: 'Two-step',
  unverified: 'Email not confirmed',
  since: 'Account since',
  orderCount: '{count} {{count:order|orders}}',
  sessionCount: '{count} open {{count:session|sessions}}',
  makeAdmin: 'Make administrator',
  unmakeAdmin: 'Remove administrator',
  endSessions: 'End their sessions',
  resetFactor: 'Reset two steps',
  actOn: '{act}: {name}',
  didAdmin: 'The account now runs the shop.',
  didUnadmin: 'The account no longer runs the shop.',
  didEnd: 'Their sessions were ended.',
  didReset: 'Their second step was removed and their sessions ended. We told them by mail.',
  you: 'You',
  ownSecurity: 'Your security',
  askTitle: '{act}: sure about “{name}”?',
  askYes: 'Yes, do it',
  askAdmin:
    '“{name}” will be able to see and change every order, person and setting of the shop. Their sessions end, and they sign in again with their new rights.',
  askUnadmin:
    '“{name}” leaves the panel at once: their sessions end. Their orders and customer account stay.',
  askEnd: '“{name}” is signed out on every device and has to sign in again.',
  askReset:
    'Their authenticator app, passkeys and recovery codes are removed and their sessions end. First make sure that whoever asks really is “{name}”.',
} satisfies NamespaceUserDeskTranslation

export default en_userDesk
