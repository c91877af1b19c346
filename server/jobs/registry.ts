// Which handler does which job; a job without one, or with the wrong payload, does not compile.
import type { Deps } from '#server/ctx.ts'
import type { JobKey, JobPayload } from './definitions.ts'
import { applyPolicy } from './handlers/apply-policy.ts'
import { attachGuestOrders } from './handlers/attach-guest-orders.ts'
import { cancelUnpaidOrders } from './handlers/cancel-unpaid-orders.ts'
import { dropPicture } from './handlers/drop-picture.ts'
import { endPreOrders } from './handlers/end-pre-orders.ts'
import { fetchRates } from './handlers/fetch-rates.ts'
import { linkProducts } from './handlers/link-products.ts'
import { purgeStale } from './handlers/purge-stale.ts'
import { refreshVocabulary } from './handlers/refresh-vocabulary.ts'
import { scheduleSync } from './handlers/schedule-sync.ts'
import { sendAccountMail } from './handlers/send-account-mail.ts'
import { sendAccountNotice } from './handlers/send-account-notice.ts'
import { sendContactMail } from './handlers/send-contact-mail.ts'
import { sendNewsletterMail } from './handlers/send-newsletter-mail.ts'
import { sendOrderMail } from './handlers/send-order-mail.ts'
import { sendQuoteMail } from './handlers/send-quote-mail.ts'
import { sendRecoveryMail } from './handlers/send-recovery-mail.ts'
import { sendStockAlert } from './handlers/send-stock-alert.ts'
import { sendRestockMails } from './handlers/send-restock-mails.ts'
import { sendSyncAlert } from './handlers/send-sync-alert.ts'
import { settleOrderInvoice } from './handlers/settle-order-invoice.ts'
import { syncProvider } from './handlers/sync-provider.ts'
import { tellRestocked } from './handlers/tell-restocked.ts'
import { watchSync } from './handlers/watch-sync.ts'

type Handlers = { [K in JobKey]: (deps: Deps, payload: JobPayload<K>) => Promise<void> }

const handlers: Handlers = {
  sendAccountMail,
  sendRecoveryMail,
  sendAccountNotice,
  attachGuestOrders,
  sendQuoteMail,
  sendContactMail,
  sendNewsletterMail,
  sendOrderMail,
  cancelUnpaidOrders,
  refreshVocabulary,
  linkProducts,
  endPreOrders,
  dropPicture,
  fetchRates,
  scheduleSync,
  syncProvider,
  applyPolicy,
  watchSync,
  settleOrderInvoice,
  sendStockAlert,
  sendSyncAlert,
  tellRestocked,
  sendRestockMails,
  purgeStale,
}

export const handlerOf = <K extends JobKey>(key: K): Handlers[K] => handlers[key]
