// The words of invoices and credit notes, on their page and on paper.
import type { NamespaceInvoicingTranslation } from '../../i18n-types.ts'

const en_invoicing = {
  invoice: 'Invoice {number}',
  credit_note: 'Credit note {number}',
  states: {
    draft: 'Draft',
    issued: 'To be paid',
    partially_paid: 'Partly paid',
    overdue: 'Overdue',
    paid: 'Paid',
    partially_refunded: 'Partly refunded',
    refunded: 'Refunded',
    void: 'Void',
  },
  issued: 'Issued on {date}',
  due: 'To be paid by {date} (Caracas time)',
  billedTo: 'Billed to',
  none: 'You have no invoices yet',
  noneText: 'Each order brings its own, with its PDF.',
  older: 'Older invoices',
  lines: 'Details',
  pieces: '{quantity} × {price}',
  payments: 'Reported payments',
  paid: 'Paid',
  rest: 'Still to be paid',
  bolivars: 'In bolivars',
  takenBack: 'Taken back by credit note {number}',
  takesBack: 'Takes back invoice {number}',
  method: 'Payment method',
  download: 'Download PDF',
  toOrder: 'See the order',
  page: 'Page {page} of {pages}',
  online: 'See it online',
} satisfies NamespaceInvoicingTranslation

export default en_invoicing
