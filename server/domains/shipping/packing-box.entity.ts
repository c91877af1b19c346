// A carton the shop stocks: measures as entered, its price in cents; taken out of use rather than deleted.
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { Box, Measure } from '#domain/units.ts'

export const PackingBox = defineEntity({
  name: 'PackingBox',
  tableName: 'packing_box',
  properties: {
    id: p.integer().primary().autoincrement(),
    name: p.text().unique('packing_box_name'),
    inner: p.json<Box>(),
    outer: p.json<Box>(),
    tare: p.json<Measure>(),
    maxWeight: p.json<Measure>(),
    priceCents: p.integer(),
    confirmed: p.boolean().default(false),
    active: p.boolean().default(true),
    updatedAt: p.datetime(),
  },
  checks: [{ name: 'packing_box_price', expression: 'price_cents >= 0' }],
})

export type PackingBoxRow = InferEntity<typeof PackingBox>
