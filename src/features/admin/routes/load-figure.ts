// What the page of one figure needs: its versions, its place by name, and a tariff to try a change on.
import type { TariffDesk } from '#contract/shipping-desk.ts'
import type { FigureName } from '#domain/network-figures.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { throwStatus } from '#src/lib/status-response.ts'

interface Named {
  place: string
  figure: FigureName
}

/** A tax is tried on the first city of its country that any service reaches. */
const sampleOf = ({ destinations }: TariffDesk, { place, figure }: Named) =>
  figure === 'tax'
    ? destinations.find(({ country, routes }) => country === place && routes.length > 0)
    : destinations.find(({ code }) => code === place)

export async function loadFigure(named: Named, { read }: Pick<PageContext, 'read'>) {
  const [history, desk] = await Promise.all([
    read.shipping.networkVersions(named).catch(throwStatus),
    read.shipping.desk().catch(throwStatus),
  ])
  const city = desk.destinations.find(({ code }) => code === named.place)
  const isCountry = desk.countries.some(({ code }) => code === named.place)
  if (!city && !isCountry) throw new Response(null, { status: 404 })
  const sample = sampleOf(desk, named)
  const tariff =
    sample && (await read.shipping.tariff({ destination: sample.code }).catch(() => null))
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
export type LoadedFigure = Awaited<ReturnType<typeof loadFigure>>
