// Venezuela: the formal stack of courier imports, and beside it what carriers ask for in practice.
import type { CustomsSource } from '../customs-rule.ts'
import { amount, countryRules, ofCategory, regime, share } from './build.ts'

const NACIONAL: CustomsSource = {
  title: 'El Nacional (AC Export)',
  url: 'https://www.elnacional.com/economia/servicios-puerta-a-puerta-comenzaran-a-reanudarse-pero-reina-la-confusion-y-la-falta-de-informacion-oficial/',
  date: '2023-07',
}
const GUAIRA: CustomsSource = {
  title: 'Correo del Caroní (Cámara de Comercio de La Guaira)',
  url: 'https://correodelcaroni.com/laboral-economia/camara-de-comercio-de-la-guaira-impuestos-de-puerta-a-puerta-varian-segun-empresa/',
  date: '2023-07',
}
const CARONI: CustomsSource = {
  title: 'Correo del Caroní',
  url: 'https://correodelcaroni.com/laboral-economia/cuanto-se-debe-pagar-en-impuestos-por-mercancia-enviada-puerta-a-puerta-o-courier/',
  date: '2023-07',
}
const DESCIFRADO: CustomsSource = {
  title: 'Descifrado',
  url: 'https://descifrado.com/2023/07/26/impuestos-a-envios-puerta-a-puerta-incertidumbre-en-la-economia-nacional',
  date: '2023-07-26',
}
const ITA: CustomsSource = {
  title: 'U.S. International Trade Administration, Venezuela: Import Tariffs (legacy.export.gov)',
  url: null,
  date: '2019-02-17',
}
const OTEXA: CustomsSource = {
  title: 'U.S. Office of Textiles and Apparel, Venezuela market report (web.ita.doc.gov)',
  url: null,
  date: '2011-08-12',
}
const DUTYFREE: CustomsSource = { title: 'customsdutyfree.com', url: null, date: null }

/** Duty: no line of the tariff is public in a form that can be read, so every category is a band. */
const duty = share(
  'duty',
  null,
  [15, 35],
  ['cif'],
  { confidence: 'low', sources: [DUTYFREE, ITA] },
  {
    categories: {
      // Apparel 20–35 %, footwear 18–35 % in the schedule of 2011.
      clothing_accessories: ofCategory([18, 35], 'low', OTEXA),
      // Home textiles; the rest of the category is not sourced.
      home_garden: ofCategory([20, 35], 'low', OTEXA),
      electronics: ofCategory([5, 35], 'very_low', DUTYFREE),
      toys: ofCategory([5, 35], 'very_low', DUTYFREE),
      health_beauty: ofCategory([5, 35], 'very_low', DUTYFREE),
      auto_parts: ofCategory([5, 35], 'very_low', DUTYFREE),
    },
  },
)

export const venezuela = countryRules('VE', [
  regime('courier-formal', {
    confidence: 'low',
    source: GUAIRA,
    when: { upToCents: 200_000 },
    steps: [
      duty,
      share('service_fee', null, 1, ['cif'], {
        confidence: 'medium',
        sources: [NACIONAL, DESCIFRADO],
      }),
      share('vat', 'IVA', 16, ['cif', 'duty', 'service_fee'], {
        confidence: 'medium_high',
        sources: [NACIONAL, CARONI],
      }),
    ],
  }),
  regime('courier-market-practice', {
    confidence: 'medium',
    source: GUAIRA,
    practice: true,
    when: { upToCents: 200_000 },
    steps: [
      share('all_in', null, [35, 38], ['declared'], {
        confidence: 'medium',
        sources: [GUAIRA, CARONI],
      }),
    ],
  }),
  // Told by companies, never published as a rule; air and land were excluded.
  regime('sea-personal-box-lt100', {
    confidence: 'medium_low',
    source: NACIONAL,
    practice: true,
    when: { modes: ['sea'], belowCents: 10_000 },
    steps: [
      amount('flat', null, 'box', 3800, {
        confidence: 'medium_low',
        sources: [NACIONAL, DESCIFRADO],
      }),
    ],
  }),
])
