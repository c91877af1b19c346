// The catalogue's vocabulary: every indexed word and how many products carry it, to read what people type.
// Says nothing about a person.
import { defineEntity, p } from '@mikro-orm/core'

export const SearchWord = defineEntity({
  name: 'SearchWord',
  tableName: 'search_word',
  properties: {
    word: p.text().primary(),
    documents: p.integer(),
    // Products whose name, brand or model has the word: what is suggested, which a category's word alone is not.
    named: p.integer().default(0),
    // Products whose brand or model has it.
    branded: p.integer().default(0),
  },
  indexes: [
    {
      name: 'search_word_prefix',
      expression: `create index search_word_prefix on search_word (word text_pattern_ops)`,
    },
  ],
})
