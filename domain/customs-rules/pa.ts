// Panama: free below 100 dollars; from there on duty by category and ITBMS, through a broker.
import type { CustomsSource } from '../customs-rule.ts'
import { countryRules, ofCategory, regime, share } from './build.ts'

const AMERICA: CustomsSource = {
  title: 'Panamá América (Autoridad Nacional de Aduanas)',
  url: 'https://www.panamaamerica.com.pa/economia/impuesto-tecnologia-importada-causa-polemica-en-panama-1182200',
  date: '2021-02',
}
const USAPGT: CustomsSource = {
  title: 'USAPGT',
  url: 'https://usapgt.com/blog/impuestos-importacion-panama-2025',
  date: '2025-01-19',
}
const IVA: CustomsSource = {
  title: 'ivacalcular.net',
  url: 'https://ivacalcular.net/cuanto-es-el-iva-en-panama',
  date: null,
}

export const panama = countryRules('PA', [
  regime('lt100', { confidence: 'medium_high', source: AMERICA, when: { belowCents: 10_000 } }),
  regime('ge100', {
    confidence: 'medium_low',
    source: USAPGT,
    when: { fromCents: 10_000 },
    steps: [
      share(
        'duty',
        null,
        [0, 15],
        ['cif'],
        { confidence: 'low', sources: [USAPGT] },
        {
          categories: {
            electronics: ofCategory([0, 10], 'medium_low', USAPGT),
            clothing_accessories: ofCategory([10, 15], 'medium_low', USAPGT),
            home_garden: ofCategory([10, 15], 'low', USAPGT),
            toys: ofCategory([10, 15], 'low', USAPGT),
            health_beauty: ofCategory([10, 15], 'low', USAPGT),
          },
        },
      ),
      share('vat', 'ITBMS', 7, ['cif', 'duty'], { confidence: 'high', sources: [USAPGT, IVA] }),
    ],
  }),
])
