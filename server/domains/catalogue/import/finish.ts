// Makes the catalogue ready for shoppers after an import: its new words can be found, its lists read indexes alone.
import type { Client } from 'pg'
import { openOrm } from '#server/platform/orm.ts'
import { refreshVocabulary } from '../search/refresh-vocabulary.ts'
import { SearchWord } from '../search/search-word.entity.ts'

export const finishImport = async (client: Client, databaseUrl: string): Promise<void> => {
  // Lists read the index alone once the table's map of visible pages is current.
  await client.query('vacuum (analyze) product')
  const orm = await openOrm([SearchWord], { databaseUrl, poolSize: 1 })
  try {
    await refreshVocabulary(orm.em.fork())
  } finally {
    await orm.close()
  }
}
