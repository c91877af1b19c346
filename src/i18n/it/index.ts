// Italian: what every page needs (shell and shared words).
import type { Translation } from '../i18n-types.ts'

const it = {
  site: {
    description: 'Acquisti internazionali dagli USA con spedizione in Venezuela',
  },
  shell: {
    skip: 'Vai al contenuto',
  },
  language: { es: 'Español', en: 'English', it: 'Italiano', pt: 'Português' },
} satisfies Translation

export default it
