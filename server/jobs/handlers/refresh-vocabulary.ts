// Keeps the words that search corrects typos with in step with the catalogue.
import type { Deps } from '#server/ctx.ts'
import { refreshVocabulary as refresh } from '#server/domains/catalogue/search/refresh-vocabulary.ts'

export async function refreshVocabulary({ orm, log }: Deps): Promise<void> {
  log.info(await refresh(orm.em.fork()), 'vocabulary refreshed')
}
