// Signing in in English.
import type { NamespaceAuthTranslation } from '../../i18n-types.ts'

const en_auth = {
  title: 'Sign in',
  welcome: 'Use your username or your email.',
  username: 'Username or email',
  password: 'Password',
  show: 'Show the password',
  hide: 'Hide the password',
  submit: 'Sign in',
  failed: 'Sign-in error',
  fallback: 'Login failed',
  retry: 'Try again in {minutes} {{minutes:minute|minutes}}.',
  welcomeTitle: 'Welcome!',
  welcomeText: 'You have signed in successfully',
  byeTitle: 'Signed out',
  byeText: 'You have signed out successfully',
  outFailed: 'Sign-out error',
  close: 'Close notice',
  already: 'You are already signed in as {name}.',
  signOut: 'Sign out',
  next: 'Continue',
} satisfies NamespaceAuthTranslation

export default en_auth
