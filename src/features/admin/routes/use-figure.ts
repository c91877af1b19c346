// What the page of one figure needs: its versions, its place by name, and a tariff to try a change on.
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { NetworkVersionsInput } from '#contract/network-desk.ts'
import type { TariffDesk } from '#contract/shipping-desk.ts'
import { trpc } from '#src/lib/trpc-client.ts'

/** A tax is tried on the first city of its country that any service reaches. */
const sampleOf = ({ destinations }: TariffDesk, { place, figure }: NetworkVersionsInput) =>
  figure === 'tax'
    ? destinations.find(({ country, routes }) => country === place && routes.length > 0)
    : destinations.find(({ code }) => code === place)

export function useFigure(named: NetworkVersionsInput) {
  const { data: history } = useSuspenseQuery(trpc.shipping.networkVersions.queryOptions(named))
  const { data: desk } = useSuspenseQuery(trpc.shipping.desk.queryOptions())
  const city = desk.destinations.find(({ code }) => code === named.place)
  const isCountry = desk.countries.some(({ code }) => code === named.place)
  if (!city && !isCountry) throw new Response(null, { status: 404 })
  const sample = sampleOf(desk, named)
  const { data: tariff } = useQuery(
    trpc.shipping.tariff.queryOptions(
      { destination: sample?.code ?? '' },
      { enabled: sample !== undefined },
    ),
  )
  return {
    ...named,
    ...history,
    country: city?.country ?? named.place,
    city: city?.name ?? null,
    at: desk.at,
    usualTax: desk.usualTaxBasisPoints,
    reach: sample && tariff ? { tariff, place: sample.name } : null,
  }
}
export type LoadedFigure = ReturnType<typeof useFigure>
