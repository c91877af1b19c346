// The other half of the hydrated pages.
import { hydratedPages } from '#tests/support/hydrated-pages.ts'

hydratedPages(1, 'pt')
