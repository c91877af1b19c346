// Mexico: one global rate by the country the goods were made in (not the one they are sent from) and by value.
import type { CustomsSource } from '../customs-rule.ts'
import { countryRules, regime, share } from './build.ts'

const DAF: CustomsSource = {
  title: 'DAF TJ (Regla 3.7.35, sexta modificación)',
  url: 'http://daftj.com/index.php/blog/nuevo-esquema-de-cumplimiento-para-empresas-de-mensajeria-y-paqueteria',
  date: '2025-10-23',
}
const UNO: CustomsSource = {
  title: 'UnoTV',
  url: 'https://www.unotv.com/negocios/compras-en-shein-y-temu-pagaran-nuevo-impuesto-de-33-5-debo-declararlo-al-sat/',
  date: '2025-08-13',
}
const VISTA: CustomsSource = {
  title: 'Punto de Vista',
  url: 'https://revistapuntodevista.com.mx/seccion/mexico/suben-a-33-5-impuesto-a-envios-por-paqueteria-en-mexico/885382',
  date: '2025-07',
}

/** T-MEC. */
const TREATY = ['US', 'CA', 'MX']
const NEW_DAY = '2025-08-15'
const global = (
  percent: number,
  confidence: 'high' | 'medium_high' | 'medium',
  source: CustomsSource,
) => [share('global', null, percent, ['declared'], { confidence, sources: [source] })]

export const mexico = countryRules('MX', [
  regime('tmec-le50', {
    confidence: 'high',
    source: DAF,
    from: NEW_DAY,
    when: { origins: TREATY, upToCents: 5000 },
  }),
  regime('tmec-le117', {
    confidence: 'high',
    source: DAF,
    from: NEW_DAY,
    when: { origins: TREATY, aboveCents: 5000, upToCents: 11_700 },
    steps: global(17, 'high', DAF),
  }),
  regime('tmec-gt117', {
    confidence: 'medium_high',
    source: UNO,
    from: NEW_DAY,
    when: { origins: TREATY, aboveCents: 11_700, upToCents: 250_000 },
    steps: global(19, 'medium_high', UNO),
  }),
  regime('global', {
    confidence: 'medium',
    source: VISTA,
    to: '2025-08-14',
    when: { upToCents: 250_000 },
    steps: global(19, 'medium', VISTA),
  }),
  regime('global', {
    confidence: 'high',
    source: DAF,
    from: NEW_DAY,
    when: { upToCents: 250_000 },
    steps: global(33.5, 'high', DAF),
  }),
])
