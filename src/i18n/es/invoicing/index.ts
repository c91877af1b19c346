// The words of invoices and credit notes, on their page and on paper.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_invoicing = {
  invoice: 'Factura {number:string}',
  credit_note: 'Nota de crédito {number:string}',
  states: {
    draft: 'Borrador',
    issued: 'Por pagar',
    partially_paid: 'Pagada en parte',
    overdue: 'Vencida',
    paid: 'Pagada',
    partially_refunded: 'Reembolsada en parte',
    refunded: 'Reembolsada',
    void: 'Anulada',
  },
  issued: 'Emitida el {date:string}',
  due: 'Para pagar antes del {date:string} (hora de Caracas)',
  billedTo: 'A nombre de',
  none: 'Todavía no tienes facturas',
  noneText: 'Cada pedido trae la suya, con su PDF.',
  older: 'Facturas más antiguas',
  lines: 'Detalle',
  pieces: '{quantity:number} × {price:string}',
  payments: 'Pagos reportados',
  paid: 'Pagado',
  rest: 'Falta por pagar',
  bolivars: 'En bolívares',
  takenBack: 'Anulada con la nota de crédito {number:string}',
  takesBack: 'Anula la factura {number:string}',
  method: 'Forma de pago',
  download: 'Descargar PDF',
  toOrder: 'Ver el pedido',
  page: 'Página {page:number} de {pages:number}',
  online: 'Ver en línea',
} satisfies BaseTranslation

export default es_invoicing
