// Which handler does which job; a job without one, or with the wrong payload, does not compile.
import type { Deps } from '#server/ctx.ts'
import type { JobKey, JobPayload } from './definitions.ts'
import { cancelUnpaidOrders } from './handlers/cancel-unpaid-orders.ts'
import { purgeStale } from './handlers/purge-stale.ts'
import { refreshVocabulary } from './handlers/refresh-vocabulary.ts'
import { sendOrderMail } from './handlers/send-order-mail.ts'

type Handlers = { [K in JobKey]: (deps: Deps, payload: JobPayload<K>) => Promise<void> }

const handlers: Handlers = {
  sendOrderMail,
  cancelUnpaidOrders,
  refreshVocabulary,
  purgeStale,
}

export const handlerOf = <K extends JobKey>(key: K): Handlers[K] => handlers[key]
