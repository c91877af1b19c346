// The one table of what may happen to an invoice next.

/** In the order a paid invoice passes them, then the ends it may meet instead. */
export const INVOICE_STATES = [
  'draft',
  'issued',
  'partially_paid',
  'overdue',
  'paid',
  'partially_refunded',
  'refunded',
  'void',
] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/**
 * An invoice is never changed: what was wrong is cancelled by a credit note. Where something was paid it can only be
 * refunded, never voided.
 */
const NEXT: Readonly<Record<InvoiceState, readonly InvoiceState[]>> = {
  draft: ['issued', 'void'],
  issued: ['partially_paid', 'paid', 'overdue', 'void'],
  partially_paid: ['paid', 'overdue'],
  overdue: ['paid', 'partially_paid', 'void'],
  paid: ['partially_refunded', 'refunded'],
  partially_refunded: ['refunded'],
  refunded: [],
  void: [],
}

export const nextInvoiceStates = (from: InvoiceState): readonly InvoiceState[] => NEXT[from]

/** Staying is not moving. */
export const mayMoveInvoice = (from: InvoiceState, to: InvoiceState): boolean =>
  NEXT[from].includes(to)

/** Whether nothing can happen to it any more. */
export const isInvoiceFinal = (state: InvoiceState): boolean => NEXT[state].length === 0

/** Whether money for it is still expected. */
export const isInvoiceOpen = (state: InvoiceState): boolean =>
  ['issued', 'partially_paid', 'overdue'].includes(state)
