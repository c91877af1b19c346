// Colombia: free up to 200 dollars, one heading of 10 % above, and the weeks in which a decree had lowered the limit.
import type { CustomsSource, Day } from '../customs-rule.ts'
import { countryRules, regime, share } from './build.ts'

const DEC: CustomsSource = {
  title: 'DEC Consultores (Decreto 1090 de 2020)',
  url: 'https://www.decconsultores.com/enviosusd200/',
  date: null,
}
const VALORA: CustomsSource = {
  title: 'Valora Analitik (Auto 082 de 2026 y concepto de la DIAN, valoraanalitik.com)',
  url: null,
  date: '2026-02-24',
}
const BLU: CustomsSource = {
  title: 'Blu Radio (CLADEC)',
  url: 'https://www.bluradio.com/economia/recaudo-se-paga-a-la-dian-couriers-sobre-dinero-del-iva-del-19-en-compras-internacionales-pr30',
  date: '2026-02-11',
}
const EXCELSIO: CustomsSource = {
  title: 'Excelsio',
  url: 'http://www.excelsio.net/2017/11/si-va-realizar-compras-en-linea-en-el.html',
  date: '2017-11',
}

/** 50 kg and six units of one kind. */
const CAPS = { upToGrams: 50_000, upToUnits: 6 }
const VAT = { confidence: 'high', sources: [BLU, DEC] } as const

/** Countries whose agreement with Colombia frees small parcels from VAT. */
const FREE_ORIGINS = ['US']

const vatOnly = ({ notOrigins, ...days }: { from?: Day; to?: Day; notOrigins?: string[] }) =>
  regime('le200-vat', {
    confidence: 'medium',
    source: BLU,
    ...days,
    when: { upToCents: 20_000, ...(notOrigins && { notOrigins }), ...CAPS },
    steps: [share('vat', 'IVA', 19, ['cif'], VAT)],
  })

export const colombia = countryRules('CO', [
  regime('le200', {
    confidence: 'medium',
    source: DEC,
    to: '2025-12-31',
    when: { upToCents: 20_000, origins: FREE_ORIGINS, ...CAPS },
  }),
  // Decreto 1474 of 2025, until the Constitutional Court suspended it on 2026-01-29.
  regime('le50', {
    confidence: 'medium',
    source: VALORA,
    from: '2026-01-01',
    to: '2026-01-29',
    when: { upToCents: 5000, origins: FREE_ORIGINS, ...CAPS },
  }),
  regime('le200', {
    confidence: 'medium',
    source: VALORA,
    from: '2026-01-30',
    when: { upToCents: 20_000, origins: FREE_ORIGINS, ...CAPS },
  }),
  // No duty whatever the origin; VAT where no agreement frees it, and in those weeks above the lower limit.
  vatOnly({ to: '2025-12-31', notOrigins: FREE_ORIGINS }),
  vatOnly({ from: '2026-01-01', to: '2026-01-29' }),
  vatOnly({ from: '2026-01-30', notOrigins: FREE_ORIGINS }),
  regime('gt200', {
    confidence: 'medium_high',
    source: DEC,
    when: { aboveCents: 20_000, upToCents: 200_000, ...CAPS },
    steps: [
      share('duty', null, 10, ['cif'], { confidence: 'medium_high', sources: [DEC, EXCELSIO] }),
      share('vat', 'IVA', 19, ['cif', 'duty'], VAT),
    ],
  }),
])
