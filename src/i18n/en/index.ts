// English: what every page needs (shell and shared words).
import type { Translation } from '../i18n-types.ts'

const en = {
  site: {
    description: 'International purchases from the USA with shipping to Venezuela',
  },
  shell: {
    skip: 'Skip to content',
  },
  language: { es: 'Español', en: 'English', it: 'Italiano', pt: 'Português' },
} satisfies Translation

export default en
