// Typed addresses of the desks where the price at the door is made: cards, exchange rates, customs, cartons.
import { withQuery } from './with-query.ts'

export const tariffPaths = {
  /** The tariff's desk; `zone` is a country's code. */
  adminRates: ({ service, zone }: { service?: string; zone?: string } = {}) =>
    withQuery('/admin/rates', { service, zone }),
  /** One card with its versions; `zone` is a country's code, or `all` for fees that are the same everywhere. */
  adminRateCard: (zone: string, service: string) => `/admin/rates/${zone}/${service}`,
  /** A quote as of a date; the query is the form's. */
  adminSimulate: (query = new URLSearchParams()) => withQuery('/admin/rates/simulate', query),
  adminSuspensions: (chosen: { service?: string; place?: string } = {}) =>
    withQuery('/admin/rates/suspensions', chosen),
  /** Routes and destinations of a country, with its tax. */
  adminRoutes: (country?: string) => withQuery('/admin/routes', { country }),
  /** One figure of the network with its versions; `place` is a country's code for its tax, otherwise a destination. */
  adminFigure: (place: string, figure: string) => `/admin/routes/${place}/${figure}`,
  /** The desk of exchange rates; `currency` opens the form of one. */
  adminCurrency: (view: { currency?: string; kind?: string; days?: number } = {}) =>
    withQuery('/admin/currency', view),
  /** The shop's cartons; `box` is the id whose form is open, or `new`. */
  adminBoxes: (box?: number | 'new') => withQuery('/admin/boxes', { box }),
  /** The desk of customs rules; `country` is a code of CUSTOMS_COUNTRIES. */
  adminCustoms: ({ country }: { country?: string } = {}) =>
    withQuery('/admin/customs', { country }),
  /** A version of a rule, from which another one is made. */
  adminCustomsRule: (country: string, id: number) =>
    `/admin/customs/${country.toLowerCase()}/${id}`,
  adminNewCustomsRule: (country: string) => `/admin/customs/${country.toLowerCase()}/new`,
} as const
