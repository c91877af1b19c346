// A city parcels are delivered in.
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { Locale } from '#domain/vocabulary.ts'

export const Destination = defineEntity({
  name: 'Destination',
  tableName: 'destination',
  properties: {
    /** `ve-caracas`: part of addresses and stored quotes, never changed. */
    code: p.text().primary(),
    country: p.text(),
    names: p.json<Record<Locale, string>>(),
    region: p.text().default(''),
    // Once per shipment, for places off the main ways.
    remoteCents: p.integer().default(0),
    remoteConfirmed: p.boolean().default(false),
    position: p.smallint(),
  },
  checks: [{ name: 'destination_remote', expression: 'remote_cents >= 0' }],
})

export type DestinationRow = InferEntity<typeof Destination>
