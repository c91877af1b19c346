// Every known word with one letter left out, so that a mistyped word meets its neighbours in an index instead of a scan.
import { defineEntity, p } from '@mikro-orm/core'

export const SearchSpelling = defineEntity({
  name: 'SearchSpelling',
  tableName: 'search_spelling',
  properties: {
    spelling: p.text().primary(),
    word: p.text().primary(),
  },
})
