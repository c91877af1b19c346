// A city parcels are delivered in; its surcharge and its days are versions of the network.
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
    position: p.smallint(),
  },
})

export type DestinationRow = InferEntity<typeof Destination>
