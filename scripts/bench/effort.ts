// How much a part of the bench measures; where nobody says, each part knows how much it needs.

export interface Effort {
  /** Of each load that is measured. */
  seconds?: number
  /** Of each comparison. */
  rounds?: number
}
