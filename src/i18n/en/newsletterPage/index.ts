// The newsletter beyond its box in the footer: what became of it, confirming and leaving.
import type { NamespaceNewsletterPageTranslation } from '../../i18n-types.ts'

const en_newsletterPage = {
  title: 'Newsletter',
  invalid: 'Please enter a valid email address.',
  taken: 'This email is already subscribed.',
  failed: 'An error occurred. Please try again later.',
  limited: 'Too many attempts. Try again {wait}.',
  thanks: 'Thank you for subscribing!',
  pending: 'We sent you an email: press its button to confirm.',
  confirmTitle: 'Confirm your subscription',
  confirmedTitle: 'Subscription confirmed',
  leftTitle: 'You left the newsletter',
  confirmText: 'One more press and you will get our offers and news.',
  confirm: 'Confirm subscription',
  confirmed: 'Done: {email} is on our list.',
  leaveTitle: 'Leave the newsletter',
  leaveText: 'You will no longer get our news. The emails about your orders keep coming.',
  leave: 'Unsubscribe',
  left: '{email} no longer gets the newsletter.',
  back: 'Changed your mind? You can come back whenever you like.',
  bad: 'This link is not valid. It may have been used already or be incomplete.',
  shop: 'See the catalog',
} satisfies NamespaceNewsletterPageTranslation

export default en_newsletterPage
