// The comparison of services as its address says it; the documented filters, each of which really filters.
import { SERVICE_TYPES, type ServiceType } from '#domain/shipping-services.ts'
import { SCALE_UNITS, type ScaleUnit } from './shipment-view.ts'

/** Documented delivery times in days: `to` is null where there is no end (specification §9). */
export const DELIVERY_BUCKETS = {
  '1-3': { from: 1, to: 3 },
  '3-7': { from: 3, to: 7 },
  '7-14': { from: 7, to: 14 },
  '14+': { from: 14, to: null },
} as const
export type DeliveryBucket = keyof typeof DELIVERY_BUCKETS

/** Rows that are shown before «load more». */
export const SERVICE_ROWS = 4

export interface ServicesView {
  type: ServiceType | 'all'
  /** As typed. */
  weight: string
  weightUnit: ScaleUnit
  time: DeliveryBucket | 'any'
  /** All rows instead of the first ones. */
  all: boolean
}

const isBucket = (text: string): text is DeliveryBucket => Object.hasOwn(DELIVERY_BUCKETS, text)

/** Reads the filters from a query; what cannot be understood filters nothing. */
export function parseServicesQuery(query: URLSearchParams): ServicesView {
  const time = query.get('time') ?? ''
  return {
    type: SERVICE_TYPES.find((type) => type === query.get('type')) ?? 'all',
    weight: (query.get('weight') ?? '').slice(0, 30),
    weightUnit: SCALE_UNITS.find((unit) => unit === query.get('unit')) ?? 'lb',
    time: isBucket(time) ? time : 'any',
    all: query.get('all') === '1',
  }
}

/** The query of the filters, without defaults: the inverse of `parseServicesQuery`. */
export function servicesQuery(view: Partial<ServicesView>): URLSearchParams {
  const query = new URLSearchParams()
  if (view.type && view.type !== 'all') query.set('type', view.type)
  if (view.weight) query.set('weight', view.weight)
  if (view.weightUnit && view.weightUnit !== 'lb') query.set('unit', view.weightUnit)
  if (view.time && view.time !== 'any') query.set('time', view.time)
  if (view.all) query.set('all', '1')
  return query
}
