// What the order page gets back when a payment could not be reported.
import type { FieldFault } from '#contract/field-errors.ts'

export interface ReportAnswer {
  reference: string
  fault?: FieldFault
  /** The order has moved on in the meantime. */
  refused?: boolean
  failed?: boolean
}
