// What pressing the trigger can come to.
import type { ErrorCode } from '#contract/errors.ts'
import type { SyncJob } from '#contract/sync.ts'
import type { FormAnswer, Refusal } from '#src/lib/form/answer.ts'

export interface TriggerAnswer extends FormAnswer<Refusal & { code: ErrorCode }> {
  /** What was begun. */
  jobs?: SyncJob[]
}
