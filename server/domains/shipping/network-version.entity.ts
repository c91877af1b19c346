// A version of a figure that stands on no card; rows are only ever added, so that every old quote can be explained.
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { FigureName, NetworkFigure } from '#domain/network-figures.ts'

export const NetworkVersion = defineEntity({
  name: 'NetworkVersion',
  tableName: 'network_version',
  properties: {
    id: p.integer().primary().autoincrement(),
    version: p.text().unique('network_version_name'),
    /** A country for its tax, otherwise a destination. */
    place: p.text(),
    figure: p.text().$type<FigureName>(),
    validFrom: p.datetime(),
    data: p.json<NetworkFigure>(),
    note: p.text().default(''),
    // A plain number: the version outlives the account. Null: the shop's default.
    createdBy: p.integer().nullable(),
    createdAt: p.datetime(),
  },
  indexes: [
    { name: 'network_version_current', properties: ['place', 'figure', 'validFrom', 'id'] },
  ],
  triggers: [
    {
      name: 'frozen',
      timing: 'before',
      events: ['update', 'delete'],
      forEach: 'row',
      body: `raise exception 'versions of the network are only ever added'`,
    },
  ],
})

export type NetworkVersionRow = InferEntity<typeof NetworkVersion>
