// Spanish, the base language: what every page needs (shell and shared words).
import type { BaseTranslation } from '../i18n-types.ts'

const es = {
  site: {
    description: 'Compras internacionales desde EE. UU. con envíos a Venezuela',
  },
  shell: {
    skip: 'Saltar al contenido',
  },
  language: { es: 'Español', en: 'English', it: 'Italiano', pt: 'Português' },
} satisfies BaseTranslation

export default es
