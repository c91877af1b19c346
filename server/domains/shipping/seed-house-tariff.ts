// Gives every database the house's network and tariff, once: what is there already is left as it is.
import type { FigureName, NetworkFigure } from '#domain/network-figures.ts'
import type { Em } from '#server/platform/orm.ts'
import { Destination } from './destination.entity.ts'
import { HOUSE_CITIES } from './house-cities.ts'
import { HOUSE_COUNTRIES, HOUSE_FEES } from './house-network.ts'
import { HOUSE_SERVICES } from './house-services.ts'
import { NetworkVersion } from './network-version.entity.ts'
import { RateCard } from './rate-card.entity.ts'
import { ShippingCountry } from './shipping-country.entity.ts'
import { ShippingService } from './shipping-service.entity.ts'
import { TariffCounter } from './tariff-counter.entity.ts'

/** The house's own cards and figures hold for every date. */
const ALWAYS = new Date('2020-01-01T00:00:00Z')
const FIRST = { validFrom: ALWAYS, note: '', createdBy: null, createdAt: ALWAYS }

const cardRows = () => {
  const cards = HOUSE_COUNTRIES.flatMap(({ cards: own }) => own)
  const rows = [
    ...cards.map((data) => ({ data, service: data.service, zone: data.zone })),
    ...HOUSE_FEES.map(({ data, service }) => ({ data, service, zone: '*' })),
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
  const taxes = HOUSE_COUNTRIES.map(({ code, taxBasisPoints, taxConfirmed: confirmed }) =>
    firstFigure(code, 'tax', { kind: 'tax', taxBasisPoints, confirmed }),
  )
  const cities = HOUSE_CITIES.flatMap(({ code, country, remoteCents }) => {
    const days = HOUSE_COUNTRIES.find((each) => each.code === country)?.days ?? {}
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

export async function seedHouseTariff(em: Em): Promise<void> {
  const ignore = { onConflictAction: 'ignore' } as const
  await em.upsertMany(TariffCounter, [{ name: 'tariff', version: 1 }], ignore)
  await em.upsertMany(
    ShippingCountry,
    HOUSE_COUNTRIES.map(({ code }, position) => ({ code, position })),
    ignore,
  )
  await em.upsertMany(
    Destination,
    HOUSE_CITIES.map(({ code, country, names, region }, position) => ({
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
    HOUSE_SERVICES.map((each, position) => ({ ...each, position })),
    { ...ignore, onConflictFields: ['code'] },
  )
  await em.upsertMany(RateCard, cardRows(), byVersion)
}
