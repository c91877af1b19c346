// Which parameters the pages that compute are read by.
import { CUSTOMS_NUMBERS } from './customs-view.ts'

/** By `parseShipment`. */
export const SHIPMENT_QUERY = [
  'numbers',
  'to',
  'service',
  'size',
  'scale',
  'insurance',
  'packaging',
  'repacking',
  'residential',
  'consolidate',
  'length',
  'width',
  'height',
  'weight',
  'value',
  'quantity',
  'contents',
  'what',
  'up',
  'show',
  'product',
  'units',
  'without',
  'asked',
  'drop',
  'add',
] as const

/** By `parseCustomsQuery`. */
export const CUSTOMS_QUERY = [
  'numbers',
  'to',
  'category',
  'mode',
  'from',
  'scale',
  'day',
  'programme',
  'asked',
  ...CUSTOMS_NUMBERS,
] as const

/** By `ratesViewOf`. */
export const RATES_QUERY = ['currency', 'kind', 'days', 'amount'] as const
