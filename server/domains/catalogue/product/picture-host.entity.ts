// A server beside those of the stores whose pictures an admin lets be shown; says nothing about a person.
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

export const PictureHost = defineEntity({
  name: 'PictureHost',
  tableName: 'picture_host',
  properties: {
    // `cdn.example.com`, or `*.example.com` for all below that name.
    host: p.text().primary(),
    allowedAt: p.datetime(),
  },
  checks: [
    { name: 'picture_host_name', expression: `host ~ '^([*][.])?([a-z0-9-]+[.])+[a-z0-9-]+$'` },
  ],
})

export type PictureHostRow = InferEntity<typeof PictureHost>
