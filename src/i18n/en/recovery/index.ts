// The ways back into an account in English.
import type { NamespaceRecoveryTranslation } from '../../i18n-types.ts'

const en_recovery = {
  title: 'Reset password',
  lead: 'Choose a new password for your account.',
  password: 'New password',
  confirm: 'Confirm password',
  mismatch: 'The passwords do not match',
  submit: 'Reset password',
  failed: 'The password could not be reset',
  retry: 'If the link or the code no longer works, ask for a new one.',
  noToken: 'Invalid or expired reset token',
  invalid: {
    simple: 'Invalid Link',
    variant: 'Link Not Valid',
    text: 'The link is incomplete. Open it again from the email or ask for a new one.',
  },
  again: 'Ask for a new link',
  signIn: 'Go to sign in',
  doneTitle: 'Password updated',
  doneText: 'Your password has been reset successfully',
  doneNext: 'In 3 seconds we take you to sign in.',
  verify: {
    title: 'Verify token',
    lead: 'Paste the token we sent you by email.',
    token: 'Recovery token',
    paste: 'Paste',
    pasteFailed:
      'The browser does not let us read the clipboard. Paste the token with the keyboard.',
    submit: 'Verify token',
    empty: 'Please enter a valid token',
    failed: 'Invalid or expired token',
    valid: 'Token valid for {username}',
    back: 'Back',
  },
  code: {
    title: 'Recover with a code',
    emailLead: 'We will send a 6-digit code to your email.',
    email: 'Email',
    emailEmpty: 'Please enter your email',
    send: 'Send code',
    sendFailed: 'The code could not be sent',
    codeLead:
      'If there is an account with {email}, the code will arrive in a few minutes. It is valid for 10 minutes.',
    code: '6-digit code',
    codeShort: 'Please enter a valid 6-digit code',
    verify: 'Verify code',
    verifyFailed: 'Invalid or expired code',
    resend: 'Resend code',
    resent: 'New code sent successfully',
    resendFailed: 'The code could not be sent again',
    changeEmail: 'Change email',
  },
  confirmEmail: {
    title: 'Confirm email',
    lead: 'Confirm that this email is yours.',
    submit: 'Confirm my email',
    done: 'Your email {email} is confirmed.',
    doneHere: 'Your email is confirmed.',
    incomplete:
      'Part of the link is missing. Open it again from the email or ask for a new one in your account.',
    failed: 'We could not confirm the email',
    account: 'Go to my account',
  },
  error: 'Error',
  offline: 'Connection error. Try again.',
} satisfies NamespaceRecoveryTranslation

export default en_recovery
