// The documented calls: one row each, naming one procedure. Nothing here computes anything.
import { contactFaultWords, newsletterFaultWords, passwordFaultWords } from './fault-words.ts'
import { quoteRefusalFields } from './quote-refusal.ts'
import type { RestRow } from './rest-row.ts'

export const REST_ROWS: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/api/products',
    procedure: 'catalogue.restList',
    summary: 'Products, narrowed and paged',
    list: true,
  },
  {
    method: 'GET',
    path: '/api/products/:id',
    procedure: 'catalogue.restProduct',
    summary: 'One product',
  },
  {
    method: 'GET',
    path: '/api/currencies',
    procedure: 'currency.restMap',
    summary: 'Currencies prices can be shown in, by code',
  },
  {
    method: 'GET',
    path: '/api/convert',
    procedure: 'currency.convert',
    summary: 'An indicative amount in another currency; only dollars are charged',
  },
  {
    method: 'GET',
    path: '/api/shipping-services',
    procedure: 'shipping.services',
    summary: 'Shipping services with the prices and days of one destination',
  },
  {
    method: 'POST',
    path: '/api/shipping/quote',
    procedure: 'shipping.quote',
    summary: 'The price of a shipment by every service, line by line',
    refusalFields: quoteRefusalFields,
  },
  {
    method: 'GET',
    path: '/api/sync/stats',
    procedure: 'sync.stats',
    summary: 'How the stores of the catalogue sync stand',
  },
  {
    method: 'GET',
    path: '/api/sync/jobs',
    procedure: 'sync.jobs',
    summary: 'Runs of the catalogue sync; with «active» only those that wait or run',
  },
  {
    method: 'POST',
    path: '/api/sync/trigger',
    procedure: 'sync.trigger',
    summary: 'Ask for a sync of one store or of all; for admins',
  },
  {
    method: 'POST',
    path: '/api/contact',
    procedure: 'contact.send',
    summary: 'Write to the shop',
    faultWords: contactFaultWords,
  },
  {
    method: 'POST',
    path: '/api/newsletter-subscribe',
    procedure: 'newsletter.subscribe',
    summary: 'Subscribe an address to the newsletter',
    faultWords: newsletterFaultWords,
  },
  {
    method: 'POST',
    path: '/api/whatsapp-inquiry',
    procedure: 'contact.recordInquiry',
    summary: 'Note that a visitor opened the chat, and about what',
  },
  {
    method: 'POST',
    path: '/api/login',
    procedure: 'auth.login',
    summary:
      'Sign in. After 401 second_factor_required: again with otp or passkey. After 401 proof_required, or 429, while others try passwords at the account: again with otp, or with link, which send-sign-in-link brings',
  },
  {
    method: 'POST',
    path: '/api/send-sign-in-link',
    procedure: 'auth.sendSignInLink',
    summary: 'Send a link with which a new browser signs in while others try passwords',
  },
  {
    method: 'POST',
    path: '/api/register',
    procedure: 'auth.register',
    summary: 'Open an account',
    faultWords: passwordFaultWords,
  },
  {
    method: 'POST',
    path: '/api/forgot-password',
    procedure: 'auth.forgotPassword',
    summary: 'Send a link to choose a new password',
  },
  {
    method: 'POST',
    path: '/api/verify-reset-token',
    procedure: 'auth.verifyResetToken',
    summary: 'Whose the link of the mail is',
  },
  {
    method: 'POST',
    path: '/api/reset-password',
    procedure: 'auth.resetPassword',
    summary: 'Choose a new password with the link of the mail',
    faultWords: passwordFaultWords,
  },
  {
    method: 'POST',
    path: '/api/send-reset-code',
    procedure: 'auth.sendResetCode',
    summary:
      'Send a code of six digits. The cookie that comes along gives its holder five tries that nobody else can use up',
  },
  {
    method: 'POST',
    path: '/api/verify-reset-code',
    procedure: 'auth.verifyResetCode',
    summary: 'Whether the code of the mail fits',
  },
  {
    method: 'POST',
    path: '/api/reset-password-with-code',
    procedure: 'auth.resetPasswordWithCode',
    summary: 'Choose a new password with the code of the mail',
    faultWords: passwordFaultWords,
  },
  {
    method: 'POST',
    path: '/api/confirm-identity',
    procedure: 'auth.confirmIdentity',
    summary:
      'Show once more who holds the session, by password, otp or passkey. After 403 confirm_identity, which what admins write answers half an hour after the last time: then call again',
  },
  { method: 'POST', path: '/api/logout', procedure: 'auth.logout', summary: 'Sign out' },
  { method: 'GET', path: '/api/user', procedure: 'auth.user', summary: 'The signed-in person' },
  {
    method: 'GET',
    path: '/api/admin/check',
    procedure: 'auth.adminCheck',
    summary: 'Whether the caller is an admin',
  },
]
