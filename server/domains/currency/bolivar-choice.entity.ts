// Which of the two bolivar rates the shop shows; the last line counts, and who chose when stays on record.
import { defineEntity, p } from '@mikro-orm/core'
import type { BolivarKind } from '#domain/rate-age.ts'

export const BolivarChoice = defineEntity({
  name: 'BolivarChoice',
  tableName: 'bolivar_choice',
  properties: {
    id: p.integer().primary().autoincrement(),
    kind: p.text().$type<BolivarKind>(),
    chosenBy: p.integer(),
    chosenAt: p.datetime(),
  },
})
