// Dominican Republic: courier parcels are free up to 200 dollars but for a fee by weight; above, duty and ITBIS.
import type { CustomsSource } from '../customs-rule.ts'
import { amount, countryRules, ofCategory, regime, share } from './build.ts'

const CPS: CustomsSource = {
  title: 'CPS Dominicana',
  url: 'https://cps-dom.com/impuestos-por-compras-mayores-a-200-dolares-republica-dominicana',
  date: null,
}
const EPS: CustomsSource = {
  title: 'EPS (todoentrada.com)',
  url: 'https://todoentrada.com/article/que-pasa-cuando-el-costo-del-paquete-supera-los-200-dolares-eps/2962',
  date: '2021-12-07',
}
const ASODEC: CustomsSource = {
  title: 'Audiencia Electrónica (ASODEC)',
  url: 'https://audienciaelectronica.net/2016/aduanas-aumenta-300-a-tarifa-de-compras-por-internet',
  date: '2016-11',
}
const DEBATE: CustomsSource = {
  title: 'Gerente Ejecutivo',
  url: 'http://gerenteejecutivo.blogspot.com/2025/09/?m=0',
  date: '2025-09',
}

export const dominicanRepublic = countryRules('DO', [
  regime('le200', {
    confidence: 'medium',
    source: DEBATE,
    when: { upToCents: 20_000 },
    steps: [
      amount('service_fee', 'DGA', 'kilogram', 100, {
        confidence: 'medium_low',
        sources: [ASODEC],
      }),
    ],
  }),
  regime('gt200', {
    confidence: 'medium',
    source: CPS,
    when: { aboveCents: 20_000 },
    steps: [
      // 0, 3, 8, 14 or 20 %; which of them for what was not found.
      share('duty', null, [0, 20], ['cif'], { confidence: 'medium', sources: [EPS] }),
      // Only perfumes of the category.
      share(
        'excise',
        'ISC',
        null,
        ['cif', 'duty'],
        { confidence: 'low', sources: [EPS] },
        { categories: { health_beauty: ofCategory([0, 20], 'low', EPS) } },
      ),
      share('vat', 'ITBIS', 18, ['cif', 'duty', 'excise'], {
        confidence: 'medium_high',
        sources: [CPS, EPS],
      }),
    ],
  }),
])
