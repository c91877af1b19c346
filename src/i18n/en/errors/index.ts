// What every error code says to a person.
import type { NamespaceErrorsTranslation } from '../../i18n-types.ts'

const en_errors = {
  invalid_input: 'Check the highlighted details.',
  unauthorized: 'Sign in to continue.',
  invalid_credentials: 'The username or password is not correct.',
  second_factor_required: 'Enter the code from your verification app.',
  invalid_otp: 'That verification code is not right.',
  wrong_password: 'The current password is not right.',
  email_taken: 'There is already an account with this email.',
  username_taken: 'That username is already taken.',
  invalid_token: 'Invalid or expired token',
  token_spent: 'This link was already used or has expired. Ask for a new one.',
  invalid_code: 'Invalid or expired code',
  second_factor_missing: 'Turn on two-step verification to enter the panel.',
  second_factor_on: 'Two-step verification is already on.',
  second_factor_off: 'Two-step verification is not on.',
  second_factor_needed: 'Your admin account needs two-step verification.',
  already_verified: 'Your email is already confirmed.',
  too_many_addresses: 'You have already saved 20 addresses. Remove one to add another.',
  last_admin: 'This is the only admin account left.',
  own_account: 'You cannot change your own account here.',
  forbidden: 'You are not allowed to do this.',
  foreign_origin: 'The request did not come from this site. Reload the page and try again.',
  not_found: 'We could not find what you are looking for.',
  product_not_found: 'Product not found',
  order_not_found: 'We could not find that order.',
  price_changed: 'The price changed since you saw it.',
  out_of_stock: 'There are not enough units left.',
  not_sold_here: 'This product is bought at its store, not here.',
  cart_empty: 'Your cart is empty.',
  cart_full: 'Your cart already holds 50 different products. Remove one to add another.',
  cart_changed: 'Your cart changed in another tab. Check it before you continue.',
  request_reused:
    'This request was already used with other details. Reload the page and try again.',
  illegal_transition: 'The order cannot move to that state.',
  no_rate: 'We have no current exchange rate for this currency. Prices stay in dollars.',
  too_many_requests: 'Too many attempts. Wait a moment and try again.',
  unavailable: 'The service is not available right now. Try again in a few minutes.',
  internal: 'Something went wrong on our side. Try again.',
} satisfies NamespaceErrorsTranslation

export default en_errors
