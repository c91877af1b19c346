// Asks for a sync and says in one value what came of it; fetched when somebody clicks the button.
import type { SyncTriggerInput } from '#contract/sync.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { errorCodeOf } from '#src/lib/error-code.ts'
import { statusOf } from '#src/lib/status-response.ts'
import type { TriggerAnswer } from './trigger-answer.ts'

export async function askTrigger(
  write: PageContext['write'],
  provider: SyncTriggerInput['provider'] = 'all',
): Promise<TriggerAnswer> {
  try {
    return await write.sync.trigger({ provider })
  } catch (error) {
    const status = statusOf(error)
    // An admin all right, who owes a second proof.
    const code = errorCodeOf(error)
    if (code === 'second_factor_missing' || code === 'confirm_identity') return { ok: false, code }
    if (status === 401) return { ok: false, code: 'unauthorized' }
    return { ok: false, code: status === 403 ? 'forbidden' : 'unavailable' }
  }
}
