// Ecuador: the flat amount of small courier parcels (4×4), the regimes by value and weight, and the small postal parcel.
import type { CustomsSource } from '../customs-rule.ts'
import { amount, countryRules, ofCategory, regime, share } from './build.ts'

const EXPRESO: CustomsSource = {
  title: 'Expreso',
  url: 'https://www.expreso.ec/actualidad/economia/son-alternativas-regimen-4x4-considerar-couriers-246578.html',
  date: '2025-06',
}
const COMEX: CustomsSource = {
  title: 'Expedientes (Resolución Comex 006-2025)',
  url: 'https://expedientes.ec/?p=8020',
  date: '2025-06-06',
}
const UPPER: CustomsSource = {
  title: 'Upper courier',
  url: 'https://upper.com.ec/info/learn-about-the-import-categories',
  date: null,
}
const ECUAVISA: CustomsSource = {
  title: 'Ecuavisa (Decreto 82)',
  url: 'https://www.ecuavisa.com/noticias/politica/noboa-decreto-sistema-4x4-courier-YM9916054',
  date: '2025-08-10',
}
const ALBAN: CustomsSource = { title: 'Rodríguez Albán', url: null, date: null }
const SEED: CustomsSource = {
  title: 'github.com/leranuva/project_fri_web',
  url: 'https://github.com/leranuva/project_fri_web',
  date: '2026-04-19',
}

const SURE = { confidence: 'high', sources: [EXPRESO, UPPER] } as const
const fodinfa = share('fodinfa', 'FODINFA', 0.5, ['cif'], SURE)
const FOUR_BY_FOUR = { upToCents: 40_000, upToGrams: 4000, modes: ['courier', 'sea'] } as const

export const ecuador = countryRules('EC', [
  regime('postal-2x2', {
    confidence: 'medium',
    source: ECUAVISA,
    from: '2025-08-09',
    when: { modes: ['postal'], upToCents: 200, upToGrams: 2000 },
  }),
  // Before the flat amount such parcels paid nothing.
  regime('B', { confidence: 'medium', source: COMEX, to: '2025-06-15', when: FOUR_BY_FOUR }),
  regime('B', {
    confidence: 'high',
    source: COMEX,
    from: '2025-06-16',
    when: { ...FOUR_BY_FOUR, upToUnits: 3 },
    steps: [
      amount('flat', null, 'parcel', 2000, { confidence: 'high', sources: [COMEX, EXPRESO] }),
    ],
  }),
  regime('D', {
    confidence: 'medium',
    source: EXPRESO,
    when: { categories: ['clothing_accessories'], upToCents: 200_000, upToGrams: 20_000 },
    steps: [
      amount('duty_specific', null, 'kilogram', 550, {
        confidence: 'medium',
        sources: [EXPRESO, UPPER],
      }),
      share('duty', null, [0, 30], ['declared', 'insurance'], {
        confidence: 'medium',
        sources: [EXPRESO, UPPER],
      }),
      fodinfa,
      share('vat', 'IVA', 15, ['cif', 'duty_specific', 'duty', 'fodinfa'], SURE),
    ],
  }),
  regime('C', {
    confidence: 'medium',
    source: EXPRESO,
    when: { notCategories: ['clothing_accessories'], upToCents: 500_000, upToGrams: 100_000 },
    steps: [
      // Without freight: so a law firm; the base of the VAT includes it.
      share(
        'duty',
        null,
        [0, 30],
        ['declared', 'insurance'],
        { confidence: 'medium', sources: [EXPRESO, UPPER, ALBAN] },
        {
          // Seed rows of somebody's program: for toys they say 30 % flat, which is no more than the end of a band.
          categories: {
            toys: ofCategory([0, 30], 'low', SEED),
            electronics: ofCategory([0, 15], 'low', SEED),
            home_garden: ofCategory([0, 30], 'low', SEED),
            auto_parts: ofCategory([0, 30], 'low', SEED),
          },
        },
      ),
      fodinfa,
      share('vat', 'IVA', 15, ['cif', 'duty', 'fodinfa'], SURE),
    ],
  }),
])
