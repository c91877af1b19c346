// Which destination of the network an address belongs to: the price of an order is that of where it really goes.
import { foldForSearch } from '#domain/search-text.ts'
import type { DestinationRow } from './destination.entity.ts'
import type { Network } from './network.ts'

interface Address {
  /** Two lower-case letters. */
  country: string
  state: string
  city: string
}

const isSame = (a: string, b: string) => foldForSearch(a) === foldForSearch(b)

/** The city itself, else the first one of its state, else the country's main one; null for a country nobody serves. */
export function placeOf(
  { destinations }: Pick<Network, 'destinations'>,
  { country, state, city }: Address,
): DestinationRow | null {
  const inCountry = destinations.filter((row) => row.country === country)
  const inState = inCountry.filter((row) => isSame(row.region, state))
  const isCity = ({ names }: DestinationRow) =>
    Object.values(names).some((name) => isSame(name, city))
  return inState.find(isCity) ?? inState[0] ?? inCountry[0] ?? null
}
