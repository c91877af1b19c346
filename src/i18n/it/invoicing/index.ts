// The words of invoices and credit notes, on their page and on paper.
import type { NamespaceInvoicingTranslation } from '../../i18n-types.ts'

const it_invoicing = {
  invoice: 'Fattura {number}',
  credit_note: 'Nota di credito {number}',
  states: {
    draft: 'Bozza',
    issued: 'Da pagare',
    partially_paid: 'Pagata in parte',
    overdue: 'Scaduta',
    paid: 'Pagata',
    partially_refunded: 'Rimborsata in parte',
    refunded: 'Rimborsata',
    void: 'Annullata',
  },
  issued: 'Emessa il {date}',
  due: 'Da pagare entro il {date} (ora di Caracas)',
  billedTo: 'Intestata a',
  none: 'Non hai ancora fatture',
  noneText: 'Ogni ordine ha la sua, con il suo PDF.',
  older: 'Fatture meno recenti',
  lines: 'Dettaglio',
  pieces: '{quantity} × {price}',
  payments: 'Pagamenti segnalati',
  paid: 'Pagato',
  rest: 'Resta da pagare',
  bolivars: 'In bolívar',
  takenBack: 'Annullata con la nota di credito {number}',
  takesBack: 'Annulla la fattura {number}',
  method: 'Metodo di pagamento',
  download: 'Scarica il PDF',
  toOrder: 'Vedi l’ordine',
  page: 'Pagina {page} di {pages}',
  online: 'Vedi online',
} satisfies NamespaceInvoicingTranslation

export default it_invoicing
