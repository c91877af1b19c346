// The catalogue's vocabulary: every indexed word, how many products carry it, and its one-letter-missing
// spellings, so that a mistyped word finds its neighbours by an index instead of a scan.
import { defineEntity, p } from '@mikro-orm/core'

export const SearchWord = defineEntity({
  name: 'SearchWord',
  tableName: 'search_word',
  properties: {
    word: p.text().primary(),
    documents: p.integer(),
    // Products whose name, brand or model has the word: what is suggested, which a category's word alone is not.
    named: p.integer().default(0),
    variants: p.array().columnType('text[]').defaultRaw(`'{}'`),
  },
  indexes: [
    {
      name: 'search_word_variants',
      expression: `create index search_word_variants on search_word using gin (variants)`,
    },
    {
      name: 'search_word_prefix',
      expression: `create index search_word_prefix on search_word (word text_pattern_ops)`,
    },
  ],
})
