// Proves the built-in rules against figures worked out apart from them: thresholds, compounding, ranges, what else applies.
import { expect, test } from 'vitest'
import { asked, dollars, type Parcel, total } from './customs.fixture.ts'
import type { RegimeEstimate } from './customs.ts'

const shown = (regime: RegimeEstimate) => [
  regime.regime,
  Object.fromEntries(regime.lines.map((line) => [line.kind, dollars(line)])),
  dollars(regime),
]

const cases: [name: string, parcel: Parcel, applies: unknown[], also?: unknown[][]][] = [
  [
    'Venezuela: the formal stack beside what carriers ask',
    { country: 'VE', fob: 200, freight: 31, kg: 5, category: 'electronics', origin: 'CN' },
    [
      'VE.courier-formal',
      { duty: [11.55, 80.85], service_fee: [2.31, 2.31], vat: [39.18, 50.27] },
      [53.04, 133.43],
    ],
    [['VE.courier-market-practice', { all_in: [70, 76] }, [70, 76]]],
  ],
  [
    'Colombia at 200 from the United States',
    { country: 'CO', fob: 200, category: 'electronics', origin: 'US' },
    ['CO.le200', {}, [0, 0]],
  ],
  [
    'Peru above 200',
    { country: 'PE', fob: 900, freight: 80, insurance: 20, kg: 3, category: 'electronics' },
    ['PE.express', { duty: [40, 40], vat: [187.2, 187.2] }, [227.2, 227.2]],
  ],
  [
    'Ecuador 4×4, and what it is without a quota',
    { country: 'EC', fob: 100, freight: 10, kg: 2, category: 'toys', origin: 'CN' },
    ['EC.B', { flat: [20, 20] }, [20, 20]],
    // One weak source says 30 % flat (51.63): it is told as the end of a band.
    [['EC.C', { duty: [0, 30], fodinfa: [0.55, 0.55], vat: [16.58, 21.08] }, [17.13, 51.63]]],
  ],
  [
    'Ecuador, clothes of 5 kg: each line is rounded once, FODINFA is 2.775',
    { country: 'EC', fob: 500, freight: 50, insurance: 5, kg: 5, category: 'clothing_accessories' },
    [
      'EC.D',
      {
        duty_specific: [27.5, 27.5],
        duty: [0, 151.5],
        fodinfa: [2.78, 2.78],
        vat: [87.79, 110.52],
      },
      [118.07, 292.3],
    ],
  ],
  [
    'Dominican Republic above 200',
    { country: 'DO', fob: 300, freight: 20, kg: 2, category: 'toys' },
    ['DO.gt200', { duty: [0, 64], vat: [57.6, 69.12] }, [57.6, 133.12]],
  ],
  [
    'Brazil above 50, the seller in the programme',
    { country: 'BR', fob: 100, category: 'toys', programme: true },
    ['BR.rc-gt50', { duty: [40, 40], icms: [28.67, 35] }, [68.67, 75]],
    [['BR.non-rc', { duty: [60, 60], icms: [32.77, 40] }, [92.77, 100]]],
  ],
  [
    'Brazil at 50',
    { country: 'BR', fob: 50, category: 'toys', programme: true },
    ['BR.rc-le50', { duty: [10, 10], icms: [12.29, 15] }, [22.29, 25]],
    [['BR.non-rc', { duty: [30, 30], icms: [16.39, 20] }, [46.39, 50]]],
  ],
  [
    'Chile, VAT from the first dollar',
    { country: 'CL', fob: 30, category: 'toys' },
    ['CL.le500', { vat: [5.7, 5.7] }, [5.7, 5.7]],
  ],
  [
    'Chile above 500',
    { country: 'CL', fob: 600, category: 'toys' },
    ['CL.gt500', { duty: [36, 36], vat: [120.84, 120.84] }, [156.84, 156.84]],
  ],
  [
    'Mexico, made in China',
    { country: 'MX', fob: 500, category: 'electronics', origin: 'CN' },
    ['MX.global', { global: [167.5, 167.5] }, [167.5, 167.5]],
  ],
  [
    'Mexico, made in the United States',
    { country: 'MX', fob: 100, category: 'electronics', origin: 'US' },
    ['MX.tmec-le117', { global: [17, 17] }, [17, 17]],
    [['MX.global', { global: [33.5, 33.5] }, [33.5, 33.5]]],
  ],
  [
    'Argentina at 400',
    { country: 'AR', fob: 400, category: 'toys' },
    ['AR.courier-le400', { vat: [84, 84] }, [84, 84]],
  ],
  [
    'Argentina above 400: only the excess pays duty, everything pays VAT',
    { country: 'AR', fob: 500, category: 'electronics' },
    [
      'AR.courier-gt400',
      { duty: [10.5, 20], statistics: [0, 2.5], vat: [107.21, 109.73] },
      [117.71, 132.23],
    ],
  ],
  [
    'Argentina by official post: half of what exceeds 50',
    { country: 'AR', fob: 130, freight: 20, mode: 'postal' },
    ['AR.post-gt50', { global: [40, 40] }, [40, 40]],
  ],
  [
    'Dominican perfume: the excise is part of the base of ITBIS',
    { country: 'DO', fob: 300, category: 'health_beauty' },
    ['DO.gt200', { duty: [0, 60], excise: [0, 72], vat: [54, 77.76] }, [54, 209.76]],
  ],
  [
    'a Venezuelan sea box below 100',
    { country: 'VE', fob: 99.99, mode: 'sea', category: 'toys' },
    ['VE.courier-formal', expect.anything(), expect.anything()],
    [
      ['VE.courier-market-practice', expect.anything(), expect.anything()],
      ['VE.sea-personal-box-lt100', { flat: [38, 38] }, [38, 38]],
    ],
  ],
]

test.each(cases)('%s', (_name, parcel, applies, also = []) => {
  const estimate = asked(parcel)
  if (!estimate.ok) throw new Error(estimate.code)
  expect(shown(estimate.applies)).toEqual(applies)
  expect(estimate.also.map(shown)).toEqual(also)
})

test.each([
  [
    'Venezuelan shoes, 18 % at least: 18 + 1 + 19.04',
    { country: 'VE', fob: 100, category: 'clothing_accessories' },
    38.04,
  ],
  ['30.9 % in Colombia', { country: 'CO', fob: 300, freight: 20 }, 98.88],
  ['22.72 % in Peru, not 24', { country: 'PE', fob: 1000 }, 227.2],
  ['the flat amount of Ecuador', { country: 'EC', fob: 30 }, 20],
] as [string, Parcel, number][])('%s', (_name, parcel, least) => {
  expect(total(parcel)).toMatchObject({ 0: least })
})
