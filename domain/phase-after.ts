// What a run of the catalogue sync does next, so that a short page spoils no more of it than it must.
import type { RunPhase } from './sync-run.ts'

/**
 * What a run does after a phase; null: it has ended. Lists with a short page (`isWhole` false) tell nothing about what
 * they lack, so that is not looked for; what is known can be learned more about all the same, where the store tells it.
 */
export const phaseAfter = (
  phase: RunPhase,
  { isWhole, knowsDetails }: { isWhole: boolean; knowsDetails: boolean },
): RunPhase | null => {
  if (phase === 'list' && isWhole) return 'check'
  return phase !== 'details' && knowsDetails ? 'details' : null
}
