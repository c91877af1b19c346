// Portuguese: what every page needs (shell and shared words).
import type { Translation } from '../i18n-types.ts'

const pt = {
  site: {
    description: 'Compras internacionais dos EUA com envio para a Venezuela',
  },
  shell: {
    skip: 'Ir para o conteúdo',
  },
  language: { es: 'Español', en: 'English', it: 'Italiano', pt: 'Português' },
} satisfies Translation

export default pt
