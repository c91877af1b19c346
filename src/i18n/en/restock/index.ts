// Restock alerts: the form of a sold-out product, and the page where somebody ends them.
import type { NamespaceRestockTranslation } from '../../i18n-types.ts'

const en_restock = {
  title: 'Want to know when it is back?',
  text: 'Leave your email and we write to you once, as soon as there are some.',
  email: 'Your email',
  emailFault: 'Enter a valid email address, like ana@example.com.',
  submit: 'Notify me',
  done: 'Done. As soon as it is back, we write to {email}.',
  back: 'It is back! You can buy it now.',
  tooMany:
    'You are already waiting for many products with this email. When one of them is back, you can ask for another notice.',
  limited: 'Too many attempts. Try again {wait}.',
  failed: 'There was no answer. Check your connection and try again.',
  mine: 'We tell you when they are back',
  leaveTitle: 'Remove your notices?',
  leaveText:
    'We will no longer write to you when what you wait for is back. The emails about your orders keep coming.',
  leave: 'Remove my notices',
  leftTitle: 'Your notices are removed',
  left: 'We no longer write to {email} when a product is back.',
  bad: 'This link is not valid. It may be incomplete or more than three months old.',
  shop: 'See the catalog',
} satisfies NamespaceRestockTranslation

export default en_restock
