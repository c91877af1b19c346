// The words of invoices and credit notes, on their page and on paper.
import type { NamespaceInvoicingTranslation } from '../../i18n-types.ts'

const pt_invoicing = {
  invoice: 'Fatura {number}',
  credit_note: 'Nota de crédito {number}',
  states: {
    draft: 'Rascunho',
    issued: 'A pagar',
    partially_paid: 'Paga em parte',
    overdue: 'Vencida',
    paid: 'Paga',
    partially_refunded: 'Reembolsada em parte',
    refunded: 'Reembolsada',
    void: 'Anulada',
  },
  issued: 'Emitida em {date}',
  due: 'Para pagar até {date} (hora de Caracas)',
  billedTo: 'Em nome de',
  none: 'Você ainda não tem faturas',
  noneText: 'Cada pedido traz a sua, com o PDF.',
  older: 'Faturas mais antigas',
  lines: 'Detalhe',
  pieces: '{quantity} × {price}',
  payments: 'Pagamentos informados',
  paid: 'Pago',
  rest: 'Falta pagar',
  bolivars: 'Em bolívares',
  takenBack: 'Anulada com a nota de crédito {number}',
  takesBack: 'Anula a fatura {number}',
  method: 'Forma de pagamento',
  download: 'Baixar PDF',
  toOrder: 'Ver o pedido',
  page: 'Página {page} de {pages}',
  online: 'Ver online',
} satisfies NamespaceInvoicingTranslation

export default pt_invoicing
