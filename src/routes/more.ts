// The pages that stand in no section of their own.
import type { Section } from '#src/lib/more-pages.ts'
import { contactPages } from './contact.ts'
import { landingPages } from './landings.ts'
import { contentPages } from './content.ts'

export const more: Section = {
  shop: [...landingPages, ...contactPages, ...contentPages],
}
