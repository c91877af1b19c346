// What pressing the trigger can come to.
import type { SyncJob, SyncTriggerOutcome } from '#contract/sync.ts'

type Refusal = Extract<SyncTriggerOutcome, { ok: false }>['code']

export type TriggerAnswer =
  | { ok: true; jobs: SyncJob[] }
  /** `unauthorized`: nobody is signed in. `unavailable`: no answer came. */
  | {
      ok: false
      code:
        | Refusal
        | 'unauthorized'
        | 'forbidden'
        | 'second_factor_missing'
        | 'confirm_identity'
        | 'unavailable'
    }
