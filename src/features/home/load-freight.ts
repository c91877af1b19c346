// What home loads about freight: the tariff in force for the visitor's city, reduced to the few figures it shows.
import type { PageContext } from '#src/lib/calls.ts'
import { freightFacts } from './freight-facts.ts'

/** Null: the tariff could not be had, or has not both ways; home stands without its figures. */
export async function loadFreight({ read }: Pick<PageContext, 'read'>) {
  try {
    const { code } = await read.shipping.destination()
    return freightFacts(await read.shipping.tariff({ destination: code }))
  } catch {
    return null
  }
}
