// Gives every database the house's network and tariff, once: what is there already is left as it is.
import type { Em } from '#server/platform/orm.ts'
import { Destination } from './destination.entity.ts'
import { HOUSE_CITIES } from './house-cities.ts'
import { HOUSE_COUNTRIES, HOUSE_FEES } from './house-network.ts'
import { HOUSE_SERVICES } from './house-services.ts'
import { RateCard } from './rate-card.entity.ts'
import { Route } from './route.entity.ts'
import { ShippingCountry } from './shipping-country.entity.ts'
import { ShippingService } from './shipping-service.entity.ts'
import { TariffCounter } from './tariff-counter.entity.ts'

/** The house's own cards hold for every date. */
const ALWAYS = new Date('2020-01-01T00:00:00Z')

const cardRows = () => {
  const cards = HOUSE_COUNTRIES.flatMap(({ cards: own }) => own)
  const rows = [
    ...cards.map((data) => ({ data, service: data.service, zone: data.zone })),
    ...HOUSE_FEES.map(({ data, service }) => ({ data, service, zone: '*' })),
  ]
  return rows.map((row) => ({
    ...row,
    version: row.data.version,
    validFrom: ALWAYS,
    note: '',
    createdBy: null,
    createdAt: ALWAYS,
  }))
}

const routeRows = () =>
  HOUSE_CITIES.flatMap(({ code, country }) => {
    const days = HOUSE_COUNTRIES.find((each) => each.code === country)?.days ?? {}
    return Object.entries(days).map(([service, [minDays, maxDays]]) => ({
      destination: code,
      service: service as keyof typeof days,
      minDays,
      maxDays,
    }))
  })

export async function seedHouseTariff(em: Em): Promise<void> {
  const ignore = { onConflictAction: 'ignore' } as const
  await em.upsertMany(TariffCounter, [{ name: 'tariff', version: 1 }], ignore)
  await em.upsertMany(
    ShippingCountry,
    HOUSE_COUNTRIES.map(({ code, taxBasisPoints, taxConfirmed }, position) => ({
      code,
      taxBasisPoints,
      taxConfirmed,
      position,
    })),
    ignore,
  )
  await em.upsertMany(
    Destination,
    HOUSE_CITIES.map((each, position) => ({ ...each, names: { ...each.names }, position })),
    ignore,
  )
  await em.upsertMany(Route, routeRows(), ignore)
  await em.upsertMany(
    ShippingService,
    HOUSE_SERVICES.map((each, position) => ({ ...each, position })),
    { ...ignore, onConflictFields: ['code'] },
  )
  await em.upsertMany(RateCard, cardRows(), { ...ignore, onConflictFields: ['version'] })
}
