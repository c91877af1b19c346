// A photo of a shipment that arrived, with what is told about it in each language; shown only with its receiver's word.
// Says nothing about a person.
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { Locale } from '#domain/vocabulary.ts'

export const DeliveryPhoto = defineEntity({
  name: 'DeliveryPhoto',
  tableName: 'delivery_photo',
  properties: {
    id: p.integer().primary().autoincrement(),
    picture: p.text(),
    // Empty where a language has none: Spanish stands in.
    captions: p.json<Record<Locale, string>>(),
    alts: p.json<Record<Locale, string>>(),
    city: p.text(),
    month: p.text(),
    shown: p.boolean(),
    // When an admin said that the receiver agreed to this picture. Null: a drawing of the demo, nobody's shipment.
    agreedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    // A plain number: the photo outlives the account. Null: the demo brought it.
    updatedBy: p.integer().nullable(),
  },
  indexes: [{ name: 'delivery_photo_list', properties: ['month', 'id'] }],
  checks: [
    { name: 'delivery_photo_month', expression: `month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'` },
    {
      name: 'delivery_photo_agreed',
      expression: `agreed_at is not null or picture ~ '^/demo/'`,
    },
  ],
})

export type DeliveryPhotoRow = InferEntity<typeof DeliveryPhoto>
