// The words of the desk's failed jobs: what was tried in vain, why, and what can be done about it.
import type { NamespaceJobDeskTranslation } from '../../i18n-types.ts'

const en_jobDesk = {
  lead: 'Work that was tried many times in vain: mails, syncs, calculations. Once the cause is mended, try it again.',
  kinds: {
    auth_sendAccountMail: 'Mail: confirm an address',
    auth_sendRecoveryMail: 'Mail: recover access',
    auth_sendAccountNotice: 'Mail: notice of a change to the account',
    orders_attachGuestOrders: 'Attach guest orders to an account',
    shipping_sendQuoteMail: 'Mail: quote',
    orders_sendOrderMail: 'Mail: order',
    orders_sendStockAlert: 'Notice: much held unpaid',
    contact_sendMail: 'Mail: contact',
    contact_sendNewsletterMail: 'Mail: newsletter',
    orders_cancelUnpaid: 'Cancel unpaid orders',
    catalogue_refreshVocabulary: 'Refresh the words of the search',
    catalogue_endPreOrders: 'End pre-orders whose day is over',
    catalogue_linkProducts: 'Join equal articles',
    gallery_dropPicture: 'Remove a photo that left the gallery',
    currency_fetchRates: 'Fetch exchange rates',
    sync_schedule: 'Schedule syncs',
    sync_provider: 'Sync a store',
    sync_applyPolicy: 'Apply a store’s policy',
    sync_watch: 'Watch over syncs',
    sync_sendAlert: 'Mail: sync alert',
    restock_tell: 'Look for whom to tell of products that are back',
    restock_sendMails: 'Mail: products that are back',
    platform_purgeStale: 'Remove what has expired',
  },
  otherKind: 'Another task: {job}',
  failedAt: 'Given up',
  attempts: '{count} {{count:attempt|attempts}}',
  reason: 'Last error',
  noReason: 'It left no message.',
  redrive: 'Try again',
  redriveOf: 'Try again: {job}',
  discard: 'Discard',
  discardOf: 'Discard: {job}',
  empty: 'No failed tasks',
  emptyText: 'Whatever cannot be done even after many attempts appears here for 30 days.',
} satisfies NamespaceJobDeskTranslation

export default en_jobDesk
