// The one list of what the running shop may not do to which rows: histories are added to, never rewritten or emptied.
import type { TableRights } from './platform/restrict-role.ts'

/** What happens to an order after it was placed. */
const ORDER_GOES_ON = [
  'state',
  'updated_at',
  'pieces_held',
  'hold_until',
  'placed_from',
  'placed_by',
  'placed_via',
  'payment_reference',
  'carrier',
  'tracking_number',
  'erase_requested',
]

/** Who placed it, which goes when they close their account; an order without an account may get its own. */
const ORDER_IS_ERASED = [
  'user_id',
  'browser_hash',
  'email',
  'shipping_address',
  'billing_address',
  'note',
]

/**
 * What the shop's role may do to each of these tables; to all others select, insert, update and delete. No table may be
 * emptied, altered or rid of its triggers. A new ledger gets its row here.
 */
export const APPEND_ONLY: TableRights = {
  audit_entry: 'select, insert',
  bolivar_choice: 'select, insert',
  customs_rule: 'select, insert',
  // What was billed stays; how it stands goes on, and whoever it names may be forgotten.
  invoice: 'select, insert, update (state, paid_cents, updated_at, user_id, billed_to)',
  invoice_line: 'select, insert',
  payment:
    'select, insert, update (state, decided_at, reference, payer_name, phone, id_document, payer_key)',
  invoice_counter: 'select, insert, update (last)',
  network_version: 'select, insert',
  rate_card: 'select, insert',
  // An order outlives its buyer's account, and its history would go with it. What was agreed stays as it was; what
  // names the buyer changes only to nobody, which is the trigger's to watch (order.entity.ts).
  shop_order: `select, insert, update (${[...ORDER_GOES_ON, ...ORDER_IS_ERASED].join(', ')})`,
  order_line: 'select, insert',
  // Who leaves takes the words along, but not what happened.
  order_event: 'select, insert, update (note)',
  // A store's terms may end what is kept of its prices, and a quote nobody asks for any more goes; neither changes.
  price_change: 'select, insert, delete',
  saved_quote: 'select, insert, delete',
  // What the owner of the schema has done.
  mikro_orm_migrations: 'select',
}
