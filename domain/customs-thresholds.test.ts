// Proves where one regime ends and the next begins: by value, weight, pieces, origin, post and day.
import { describe, expect, it } from 'vitest'
import { asked, builtInBook, DAY, type Parcel, total } from './customs.fixture.ts'
import { estimateCustoms } from './customs.ts'

describe('the regime changes', () => {
  const regime = (parcel: Parcel) => {
    const estimate = asked(parcel)
    return estimate.ok ? estimate.applies.regime : `${estimate.code} ${estimate.limits.join()}`
  }
  it.each([
    ['CO', 200, 'CO.le200', 200.01, 'CO.gt200'],
    ['PE', 200, 'PE.le200', 200.01, 'PE.express'],
    ['DO', 200, 'DO.le200', 200.01, 'DO.gt200'],
    ['PA', 99.99, 'PA.lt100', 100, 'PA.ge100'],
    ['CL', 500, 'CL.le500', 500.01, 'CL.gt500'],
    ['AR', 400, 'AR.courier-le400', 400.01, 'AR.courier-gt400'],
    ['MX', 50, 'MX.tmec-le50', 50.01, 'MX.tmec-le117'],
    ['MX', 117, 'MX.tmec-le117', 117.01, 'MX.tmec-gt117'],
    ['EC', 400, 'EC.B', 400.01, 'EC.C'],
    ['VE', 2000, 'VE.courier-formal', 2000.01, 'over_limit value'],
    ['PE', 2000, 'PE.express', 2000.01, 'over_limit value'],
    ['BR', 3000, 'BR.non-rc', 3000.01, 'over_limit value'],
    ['MX', 2500, 'MX.tmec-gt117', 2500.01, 'over_limit value'],
  ] as const)('in %s between %d (%s) and %d (%s)', (country, below, one, above, other) => {
    expect(regime({ country, fob: below, origin: 'US' })).toBe(one)
    expect(regime({ country, fob: above, origin: 'US' })).toBe(other)
  })

  it('in Brazil by the customs value: freight counts', () => {
    const parcel: Parcel = { country: 'BR', fob: 45, programme: true }
    expect(regime({ ...parcel, freight: 5 })).toBe('BR.rc-le50')
    expect(regime({ ...parcel, freight: 5.01 })).toBe('BR.rc-gt50')
  })

  it('by weight, exactly, in whatever unit', () => {
    expect(regime({ country: 'EC', fob: 100, kg: 4 })).toBe('EC.B')
    expect(regime({ country: 'EC', fob: 100, kg: 4.001 })).toBe('EC.C')
    const inPounds = (thousandths: number) =>
      estimateCustoms(builtInBook, {
        country: 'EC',
        day: DAY,
        declaredCents: 100,
        weight: { thousandths, unit: 'lb' },
      })
    // 4 kg are 8.8184… lb.
    expect(inPounds(8818)).toMatchObject({ applies: { regime: 'EC.B' } })
    expect(inPounds(8819)).toMatchObject({ applies: { regime: 'EC.C' } })
    expect(regime({ country: 'CO', fob: 100, kg: 51 })).toBe('over_limit weight')
  })

  it('by pieces, by post, by origin', () => {
    expect(regime({ country: 'AR', fob: 100, units: 4 })).toBe('over_limit units')
    expect(regime({ country: 'EC', fob: 100, units: 4 })).toBe('EC.C')
    expect(regime({ country: 'EC', fob: 2, kg: 2, mode: 'postal' })).toBe('EC.postal-2x2')
    expect(regime({ country: 'AR', fob: 50, mode: 'postal' })).toBe('AR.post-le50')
    expect(regime({ country: 'CO', fob: 100, origin: 'CN' })).toBe('CO.le200-vat')
    expect(regime({ country: 'CO', fob: 100, origin: null })).toBe('CO.le200-vat')
    expect(regime({ country: 'MX', fob: 100 })).toBe('MX.global')
  })

  it.each([
    ['2025-12-31', 'CO', 150, 'CO.le200', [0, 0]],
    ['2026-01-01', 'CO', 150, 'CO.le200-vat', [28.5, 28.5]],
    ['2026-01-29', 'CO', 50, 'CO.le50', [0, 0]],
    ['2026-01-29', 'CO', 80, 'CO.le200-vat', [15.2, 15.2]],
    ['2026-01-30', 'CO', 150, 'CO.le200', [0, 0]],
    ['2025-10-24', 'CL', 41, 'CL.le41', [0, 0]],
    ['2025-10-24', 'CL', 100, 'CL.gt41', [26.14, 26.14]],
    ['2025-10-25', 'CL', 41, 'CL.le500', [7.79, 7.79]],
    ['2025-06-15', 'EC', 30, 'EC.B', [0, 0]],
    ['2025-06-16', 'EC', 30, 'EC.B', [20, 20]],
  ] as const)('on %s in %s at %d: %s', (day, country, fob, code, sum) => {
    expect(regime({ country, fob, day, origin: 'US' })).toBe(code)
    expect(total({ country, fob, day, origin: 'US' })).toEqual(sum)
  })
})
