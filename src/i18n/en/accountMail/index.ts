// The words of mails about accounts.
import type { NamespaceAccountMailTranslation } from '../../i18n-types.ts'

const en_accountMail = {
  footer: 'You receive this mail because an account at {brand} carries this address.',
  notYou: 'If this was not you, ignore this mail: nothing changes.',
  linkLife: 'The link works once and expires in {minutes} {{minutes:minute|minutes}}.',
  linkDay: 'The link works once and expires in 24 hours.',
  welcome: {
    subject: 'Welcome to {brand}: confirm your email',
    title: 'Welcome!',
    text: 'Your account is ready. Confirm your email to see in it the orders you placed with this address, too.',
    button: 'Confirm my email',
  },
  resetLink: {
    subject: 'Reset your password',
    title: 'Reset your password',
    text: 'Somebody asked for a new password for the account “{username}”.',
    button: 'Choose a new password',
  },
  resetCode: {
    subject: '{code} is your code to reset the password',
    title: 'Your code',
    text: 'Enter this code on the page where you asked for it. It expires in {minutes} {{minutes:minute|minutes}}.',
    button: 'Open the code page',
  },
  signInLink: {
    subject: 'Sign in from a new browser',
    title: 'Your link to sign in',
    text: 'Somebody has tried many passwords on the account “{username}”. If you want to sign in from a new browser, open this link in that browser and enter your password.',
    button: 'Sign in to my account',
    notYou: 'If it was not you, do not open the link: without it and your password nobody gets in.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    text: 'The password of the account “{username}” was changed on {date} (Caracas time). All other sessions were closed.',
    warning: 'If this was not you, recover your account right now.',
    button: 'Recover my account',
  },
  changeEmail: {
    subject: 'Confirm your new email address',
    title: 'Confirm your new email',
    text: 'You asked to use this address for the account “{username}”. It changes once you open the link.',
    button: 'Confirm this address',
  },
  emailChanged: {
    subject: 'The email of your account was changed',
    title: 'The email of your account was changed',
    text: 'Since {date} (Caracas time) the account “{username}” uses another email address. Notices will no longer come to this one.',
    warning: 'If this was not you, reply to this mail: we will help you recover the account.',
  },
  factorChanged: {
    totp_on: {
      title: 'You turned on two-step verification',
      text: 'Since {date} (Caracas time) the account “{username}” also asks for a code from the authenticator app.',
    },
    totp_off: {
      title: 'The authenticator app was turned off',
      text: 'On {date} (Caracas time) the account “{username}” stopped using the authenticator app.',
    },
    passkey_added: {
      title: 'There is a new passkey on your account',
      text: 'On {date} (Caracas time) a passkey was added to the account “{username}”. It can be used to sign in.',
    },
    passkey_removed: {
      title: 'A passkey was removed from your account',
      text: 'On {date} (Caracas time) a passkey was removed from the account “{username}”. It no longer opens it.',
    },
    factors_reset: {
      title: 'We reset your two-step verification',
      text: 'On {date} (Caracas time) our team removed the authenticator app, the passkeys and the recovery codes of the account “{username}” and closed its sessions. Sign in with your password and set them up again.',
    },
    factors_unproven: {
      title: 'We removed two-step verification from your account',
      text: 'On {date} (Caracas time) the password of the account “{username}” was changed through an email sent to this address, which is now confirmed. As we cannot know who had set them up before that, we removed the authenticator app, the passkeys and the recovery codes. Sign in with your new password and set them up again if you like.',
    },
    warning:
      'If this was not you, change your password, check your passkeys and close the sessions you do not know.',
    button: 'Check the security of my account',
  },
} satisfies NamespaceAccountMailTranslation

export default en_accountMail
