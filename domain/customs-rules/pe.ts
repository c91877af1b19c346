// Peru: express shipments are free up to 200 dollars and pay 22.72 % of the customs value up to 2,000.
import type { CustomsSource } from '../customs-rule.ts'
import { countryRules, regime, share } from './build.ts'

const COURIER: CustomsSource = {
  title: 'Peru Courier',
  url: 'https://perucourier.com/impuestos',
  date: null,
}
const REPUBLICA: CustomsSource = {
  title: 'La República (larepublica.pe)',
  url: null,
  date: '2025-05-28',
}
const KNOWN = { confidence: 'high', sources: [REPUBLICA, COURIER] } as const

export const peru = countryRules('PE', [
  regime('le200', { confidence: 'high', source: REPUBLICA, when: { upToCents: 20_000 } }),
  regime('express', {
    confidence: 'high',
    source: REPUBLICA,
    when: { aboveCents: 20_000, upToCents: 200_000 },
    steps: [
      share('duty', 'Ad valorem', 4, ['cif'], KNOWN),
      // 16 % and 2 %, always charged together.
      share('vat', 'IGV + IPM', 18, ['cif', 'duty'], KNOWN),
    ],
  }),
])
