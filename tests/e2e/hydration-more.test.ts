// The other half of the pages that come alive.
import { LOCALES } from '#domain/vocabulary.ts'
import { pagesComeAlive } from '#tests/support/pages-come-alive.ts'

pagesComeAlive(LOCALES.slice(2))
