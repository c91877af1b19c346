// The other half of the pages that come alive.
import { pagesComeAlive } from '#tests/support/pages-come-alive.ts'

pagesComeAlive(1, 'pt')
