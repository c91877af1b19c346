// The shop's shipping services by name: what can be quoted, what is a list of fees, and the page of each.

/** Services that turn parcels into a price. */
export const PRICED_SERVICES = ['air', 'sea', 'courier', 'vehicle', 'furniture'] as const
export type PricedService = (typeof PRICED_SERVICES)[number]

/** Services that carry what the shop sells. */
export const ORDER_SERVICES = ['air', 'sea', 'courier'] as const satisfies readonly PricedService[]
export type OrderService = (typeof ORDER_SERVICES)[number]

/** What a shopper may add to the way of an order. */
export const LANDED_EXTRAS = ['insurance', 'packaging', 'repacking', 'residential'] as const
export type LandedExtra = (typeof LANDED_EXTRAS)[number]

/** Services that are lists of fees: putting parcels together, and keeping them. */
export const FEE_SERVICES = ['consolidation', 'mailbox'] as const
export type FeeService = (typeof FEE_SERVICES)[number]

export const SERVICES = [...PRICED_SERVICES, ...FEE_SERVICES] as const
export type Service = (typeof SERVICES)[number]

/** The documented kinds of a shipping service (specification §3). */
export const SERVICE_TYPES = ['maritime', 'air', 'courier'] as const
export type ServiceType = (typeof SERVICE_TYPES)[number]

/** The last part of each service's page, `/services/<slug>` (specification §2): also its public code. */
export const SERVICE_SLUGS = {
  air: 'air-shipping',
  sea: 'sea-shipping',
  courier: 'courier-express',
  vehicle: 'vehicle-shipping',
  furniture: 'furniture-shipping',
  consolidation: 'cargo-consolidation',
  mailbox: 'virtual-mailbox',
} as const satisfies Record<Service, string>
export type ServiceSlug = (typeof SERVICE_SLUGS)[Service]

/** How each travels; what is put together or kept goes the way its owner chooses, by sea unless told. */
export const TYPE_OF_SERVICE = {
  air: 'air',
  sea: 'maritime',
  courier: 'courier',
  vehicle: 'maritime',
  furniture: 'maritime',
  consolidation: 'maritime',
  mailbox: 'courier',
} as const satisfies Record<Service, ServiceType>

/** What is to be carried: a service carries some of these only. */
export const GOODS = ['parcel', 'furniture', 'vehicle'] as const
export type Goods = (typeof GOODS)[number]

/** Kinds of goods a service takes only if its card says so (specification §9). */
export const RESTRICTED_KINDS = [
  'liquids',
  'aerosols',
  'loose_batteries',
  'medicines',
  'customs_restricted',
] as const
export type RestrictedKind = (typeof RESTRICTED_KINDS)[number]

/** Where prices are shown for until somebody chooses. */
export const DEFAULT_DESTINATION = 've-caracas'
