// Argentina: by courier VAT from the first dollar and duty on what exceeds 400; by official post half of what exceeds 50.
import type { CustomsSource } from '../customs-rule.ts'
import { countryRules, ofCategory, regime, share } from './build.ts'

const NEWSWEEK: CustomsSource = {
  title: 'Newsweek Argentina (RG ARCA 5608/2024)',
  url: 'https://newsweek.com.ar/?p=83282',
  date: '2024-12',
}
const DESTAPE: CustomsSource = {
  title: 'El Destape (RG 5631/2025)',
  url: 'https://eldestapeweb.com/economia/arca/arca-cuales-son-lo-cambios-en-compras-en-el-exterior-de-manera-online-202512319272',
  date: '2025-01-23',
}
const MEGA: CustomsSource = {
  title: 'Mega 97.5',
  url: 'https://mega975.com.ar/?p=300612',
  date: '2025-01',
}
const PUNTOMIO: CustomsSource = {
  title: 'PuntoMio',
  url: 'https://puntomio.com.ar/aduana-e-impuestos',
  date: null,
}

const LIMIT = 40_000
/** 50 kg a piece and three units of one kind; five shipments a year are not counted here. */
const CAPS = { modes: ['courier', 'sea'], upToGrams: 50_000, upToUnits: 3 } as const
const VAT = { confidence: 'medium_high', sources: [NEWSWEEK, MEGA] } as const

/** An undated table of one forwarder: its single rates are told as the band of the whole table. */
const table = (low: number, high: number) => ofCategory([low, high], 'low', PUNTOMIO)

export const argentina = countryRules('AR', [
  regime('courier-le400', {
    confidence: 'medium_high',
    source: NEWSWEEK,
    when: { upToCents: LIMIT, ...CAPS },
    steps: [share('vat', 'IVA', 21, ['cif'], VAT)],
  }),
  regime('courier-gt400', {
    confidence: 'low',
    source: DESTAPE,
    when: { aboveCents: LIMIT, upToCents: 300_000, ...CAPS },
    steps: [
      share(
        'duty',
        null,
        [10.5, 35],
        ['cif'],
        { confidence: 'low', sources: [PUNTOMIO] },
        {
          aboveCents: LIMIT,
          categories: {
            electronics: table(10.5, 20),
            clothing_accessories: table(10.5, 35),
            home_garden: table(10.5, 35),
            health_beauty: table(10.5, 35),
            auto_parts: table(0, 20),
          },
        },
      ),
      // One source, undated: from nothing to its 2.5 %.
      share(
        'statistics',
        null,
        [0, 2.5],
        ['cif'],
        { confidence: 'low', sources: [PUNTOMIO] },
        { aboveCents: LIMIT },
      ),
      share('vat', 'IVA', 21, ['cif', 'duty', 'statistics'], VAT),
    ],
  }),
  regime('post-le50', {
    confidence: 'medium',
    source: MEGA,
    when: { modes: ['postal'], upToCents: 5000 },
  }),
  regime('post-gt50', {
    confidence: 'medium',
    source: MEGA,
    when: { modes: ['postal'], aboveCents: 5000 },
    steps: [
      share(
        'global',
        null,
        50,
        ['declared'],
        { confidence: 'medium', sources: [MEGA] },
        { aboveCents: 5000 },
      ),
    ],
  }),
])
