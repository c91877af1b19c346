// Chile: since 25 October 2025 VAT from the first dollar and duty above 500; before, nothing up to 41 and both above.
import type { CustomsSource } from '../customs-rule.ts'
import { countryRules, regime, share } from './build.ts'

const INFINITA: CustomsSource = {
  title: 'Infinita',
  url: 'https://www.infinita.cl/columnas/2025/10/03/red-transformadora-el-25-de-octubre-comenzara-a-regir-la-nueva-normativa-que-obliga-a-pagar-iva-a-todas-las-compras-internacionales.html',
  date: '2025-10-03',
}
const CNN: CustomsSource = { title: 'CNN Chile (cnnchile.com)', url: null, date: '2025-10-24' }
const BIOBIO: CustomsSource = {
  title: 'BioBioChile',
  url: 'https://biobiochile.cl/noticias/servicios/toma-nota/2024/08/26/cuando-y-cuanto-debo-pagar-en-impuestos-aduaneros-al-hacer-compras-en-el-extranjero-de-forma-online.shtml',
  date: '2024-08-26',
}

const NEW_DAY = '2025-10-25'
const LAST_DAY = '2025-10-24'
const SURE = { confidence: 'high', sources: [CNN, INFINITA] } as const
const BEFORE = { confidence: 'medium', sources: [BIOBIO] } as const
const DUTY = { confidence: 'high', sources: [INFINITA, BIOBIO] } as const

export const chile = countryRules('CL', [
  regime('le41', {
    confidence: 'medium',
    source: BIOBIO,
    to: LAST_DAY,
    when: { upToCents: 4100 },
  }),
  regime('gt41', {
    confidence: 'medium',
    source: BIOBIO,
    to: LAST_DAY,
    when: { aboveCents: 4100 },
    steps: [
      share('duty', null, 6, ['cif'], BEFORE),
      share('vat', 'IVA', 19, ['cif', 'duty'], BEFORE),
    ],
  }),
  regime('le500', {
    confidence: 'high',
    source: INFINITA,
    from: NEW_DAY,
    when: { upToCents: 50_000 },
    steps: [share('vat', 'IVA', 19, ['cif'], SURE)],
  }),
  regime('gt500', {
    confidence: 'high',
    source: INFINITA,
    from: NEW_DAY,
    when: { aboveCents: 50_000 },
    steps: [share('duty', null, 6, ['cif'], DUTY), share('vat', 'IVA', 19, ['cif', 'duty'], SURE)],
  }),
])
