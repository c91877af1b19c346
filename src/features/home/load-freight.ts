// What home loads about freight: the tariff in force, reduced to the few figures it shows.
import { DEFAULT_DESTINATION } from '#domain/shipping-services.ts'
import type { PageContext } from '#src/lib/calls.ts'

/** Null: the tariff could not be had, or has not both ways; home stands without its figures. */
export const loadFreight = ({ read }: Pick<PageContext, 'read'>) =>
  Promise.all([
    read.shipping.tariff({ destination: DEFAULT_DESTINATION }),
    // The tariff's arithmetic stays out of the first script.
    import('./freight-facts.ts'),
  ])
    .then(([tariff, { freightFacts }]) => freightFacts(tariff))
    .catch(() => null)
