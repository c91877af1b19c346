// Gives every database what it lacks of the default network and tariff, at each start: what exists is left as it is.
import type { FigureName, NetworkFigure } from '#domain/network-figures.ts'
import type { Em } from '#server/platform/orm.ts'
import { countTariffChange } from './count-tariff-change.ts'
import { Destination } from './destination.entity.ts'
import { DEFAULT_CITIES } from './default-cities.ts'
import { DEFAULT_COUNTRIES, DEFAULT_FEES } from './default-network.ts'
import { DEFAULT_SERVICES } from './default-services.ts'
import { NetworkVersion } from './network-version.entity.ts'
import { RateCard } from './rate-card.entity.ts'
import { ShippingCountry } from './shipping-country.entity.ts'
import { ShippingService } from './shipping-service.entity.ts'
import { TariffCounter } from './tariff-counter.entity.ts'

/** The default cards and figures hold for every date. */
const ALWAYS = new Date('2020-01-01T00:00:00Z')
const FIRST = { validFrom: ALWAYS, note: '', createdBy: null, createdAt: ALWAYS }

const cardRows = () => {
  const cards = DEFAULT_COUNTRIES.flatMap(({ cards: own }) => own)
  const rows = [
    ...cards.map((data) => ({ data, service: data.service, zone: data.zone })),
    ...DEFAULT_FEES.map(({ data, service }) => ({ data, service, zone: '*' })),
  ]
  return rows.map((row) => ({ ...row, ...FIRST, version: row.data.version }))
}

const firstFigure = (place: string, figure: FigureName, data: NetworkFigure) => ({
  ...FIRST,
  version: `${place}-${figure}-1`,
  place,
  figure,
  data,
})

const figureRows = () => {
  const taxes = DEFAULT_COUNTRIES.map(({ code, taxBasisPoints, taxConfirmed: confirmed }) =>
    firstFigure(code, 'tax', { kind: 'tax', taxBasisPoints, confirmed }),
  )
  const cities = DEFAULT_CITIES.flatMap(({ code, country, remoteCents }) => {
    const days = DEFAULT_COUNTRIES.find((each) => each.code === country)?.days ?? {}
    return [
      firstFigure(code, 'remote', { kind: 'remote', remoteCents, confirmed: false }),
      ...Object.entries(days).map(([service, [minDays, maxDays]]) =>
        firstFigure(code, service as keyof typeof days, {
          kind: 'days',
          served: true,
          minDays,
          maxDays,
        }),
      ),
    ]
  })
  return [...taxes, ...cities]
}

export async function seedDefaultTariff(em: Em): Promise<void> {
  const ignore = { onConflictAction: 'ignore' } as const
  const known = await em.count(Destination)
  await em.upsertMany(TariffCounter, [{ name: 'tariff', version: 1 }], ignore)
  await em.upsertMany(
    ShippingCountry,
    DEFAULT_COUNTRIES.map(({ code }, position) => ({ code, position })),
    ignore,
  )
  await em.upsertMany(
    Destination,
    DEFAULT_CITIES.map(({ code, country, names, region }, position) => ({
      code,
      country,
      names: { ...names },
      region,
      position,
    })),
    ignore,
  )
  const byVersion = { ...ignore, onConflictFields: ['version' as const] }
  await em.upsertMany(NetworkVersion, figureRows(), byVersion)
  await em.upsertMany(
    ShippingService,
    DEFAULT_SERVICES.map((each, position) => ({ ...each, position })),
    { ...ignore, onConflictFields: ['code'] },
  )
  await em.upsertMany(RateCard, cardRows(), byVersion)
  // Processes that run already learn of what was added.
  if ((await em.count(Destination)) > known) await countTariffChange(em)
}
