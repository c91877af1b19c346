// Together or apart, by hand-checked examples: no saving without measures, none that is not there.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AIR_CARD } from '../default-tariff.ts'
import { quoteFreight } from '../tariff.ts'
import { CARTONS, parcel, pounds, sides, TARIFF } from './boxes.fixture.ts'
import type { ConsolidationPiece, ServicePlan } from './consolidation-types.ts'
import { measurePiece } from '../volumetric.ts'
import { planConsolidation } from './plan-consolidation.ts'

const plan = (pieces: ConsolidationPiece[], service: 'air' | 'sea', tariff = TARIFF) => {
  const found = planConsolidation(pieces, CARTONS, tariff).find((one) => one.service === service)
  if (!found || found.refused !== null) throw new Error('no plan')
  return found
}

describe('by sea', () => {
  it('four small parcels share the least cubic foot', () => {
    const { answer, comparison, apartCents, feeCents, parcels } = plan(
      [parcel(sides(5.9, 5.9, 5.9), pounds(2), { quantity: 4 })],
      'sea',
    )
    // Apart: four times the minimum of 31.00. Together: 31.00, a carton of 2.00, four times 2.00 for packing.
    expect([answer, apartCents, feeCents]).toEqual(['together', 12_400, 800])
    expect(comparison).toEqual({ togetherCents: 4100, savingCents: 8300 })
    expect(parcels).toMatchObject([
      { box: 1, counts: [4], cartonCents: 200, freight: { cents: 3100 } },
    ])
    expect(parcels?.[0]?.placed).toHaveLength(4)
  })

  it('two boxes of most of a cubic foot are better left alone, and the plan says what together would cost', () => {
    const { answer, comparison, apartCents } = plan(
      [parcel(sides(11.9, 11.9, 8.9), pounds(20), { quantity: 2 })],
      'sea',
    )
    // Together: a carton of 3.375 ft³, billed as 3.4, 4.00 for it and the least fee of 5.00.
    expect([answer, apartCents]).toEqual(['apart_is_cheaper', 6200])
    expect(comparison).toEqual({ togetherCents: 10_540 + 400 + 500, savingCents: 0 })
  })
})

describe('by air', () => {
  it('half pounds add up before they are rounded', () => {
    const { answer, comparison, apartCents, parcels } = plan(
      [parcel(sides(2.9, 2.9, 2.9), pounds(0.1), { quantity: 8 })],
      'air',
    )
    // Apart eight pounds. Together 0.8 lb and a carton of half a pound, so two; 1.00 and eight times 2.00 on top.
    expect([answer, apartCents]).toEqual(['together', 5200])
    expect(comparison).toEqual({ togetherCents: 1300 + 100 + 1600, savingCents: 2200 })
    expect(parcels?.[0]?.freight.reason.actualPoundsThousandths).toBe(1300)
  })

  it('a pound to the grain is not rounded up by its carton’s millimetres', () => {
    const weightless = { ...CARTONS[0]!, tare: pounds(0) }
    const [air] = planConsolidation(
      [parcel(sides(2.9, 2.9, 2.9), pounds(0.5), { quantity: 2 })],
      [weightless],
      TARIFF,
    )
    expect(air).toMatchObject({ parcels: [{ freight: { reason: { billedThousandths: 2000 } } }] })
    const scaleOnly = { ...AIR_CARD, volumetric: { ...AIR_CARD.volumetric, counts: false } }
    const [byScale] = planConsolidation(
      [parcel(sides(2.9, 2.9, 2.9), pounds(0.5), { quantity: 2 })],
      [weightless],
      { ...TARIFF, services: [{ ...TARIFF.services[0]!, card: scaleOnly }] },
    )
    expect(byScale).toMatchObject({
      parcels: [{ freight: { reason: { billedThousandths: 1000 } } }],
    })
  })
})

describe('what is not known or not possible', () => {
  it('is no saving: one parcel that nobody measured hides the comparison', () => {
    const pieces = [
      parcel(sides(5.9, 5.9, 5.9), pounds(2)),
      parcel(sides(5.9, 5.9, 5.9), pounds(2), { measured: false }),
    ]
    const { answer, comparison, parcels } = plan(pieces, 'sea')
    expect([answer, comparison]).toEqual(['not_measured', null])
    expect(parcels).toHaveLength(1)
  })

  it('is no plan: one parcel, parcels too large, no cartons at all', () => {
    expect(plan([parcel(sides(5.9, 5.9, 5.9), pounds(2))], 'sea')).toMatchObject({
      answer: 'single_piece',
      parcels: null,
      comparison: null,
    })
    const large = [parcel(sides(30, 20, 20), pounds(9), { quantity: 2 })]
    expect(plan(large, 'sea')).toMatchObject({ answer: 'no_box_fits', comparison: null })
    const [first] = planConsolidation(
      [parcel(sides(5.9, 5.9, 5.9), pounds(2), { quantity: 2 })],
      [],
      TARIFF,
    )
    expect(first).toMatchObject({ answer: 'no_box_fits' })
  })

  it('is a refusal of the service, with its reason', () => {
    const [air] = planConsolidation(
      [parcel(sides(5.9, 5.9, 5.9), pounds(200), { quantity: 2 })],
      CARTONS,
      TARIFF,
    )
    expect(air).toMatchObject({ service: 'air', refused: 'too_heavy', piece: 1 })
  })

  it('is bounded: more than thirty pieces are a surprise', () => {
    const many = [parcel(sides(1, 1, 1), pounds(1), { quantity: 31 })]
    expect(() => planConsolidation(many, CARTONS, TARIFF)).toThrow(RangeError)
  })
})

it('counts what a service adds to each parcel', () => {
  const [air] = TARIFF.services
  const card = { ...AIR_CARD, handlingCents: 300 }
  const tariff = { ...TARIFF, services: [{ ...air!, card }] }
  const { otherCents, apartCents } = plan(
    [parcel(sides(2.9, 2.9, 2.9), pounds(0.1), { quantity: 8 })],
    'air',
    tariff,
  )
  expect([otherCents, apartCents]).toEqual([300, 8 * (650 + 300)])
})

describe('whatever is planned', () => {
  const side = fc.integer({ min: 1000, max: 14_000 })
  const piece = fc
    .tuple(side, side, side, fc.integer({ min: 10, max: 30_000 }), fc.boolean(), fc.boolean())
    .map(([length, width, height, weight, thisSideUp, measured]) =>
      parcel(sides(length / 1000, width / 1000, height / 1000), pounds(weight / 1000), {
        thisSideUp,
        measured,
      }),
    )
  const pieces = fc.array(piece, { minLength: 1, maxLength: 5 })

  const totalOf = ({ parcels, feeCents, otherCents }: ServicePlan & { refused: null }): number =>
    (parcels ?? []).reduce(
      (sum, { freight, cartonCents }) => sum + freight.cents + cartonCents,
      0,
    ) +
    feeCents +
    otherCents

  it('the amounts add up, and together is the answer only where it is cheaper', () => {
    fc.assert(
      fc.property(pieces, (asked) => {
        for (const one of planConsolidation(asked, CARTONS, TARIFF)) {
          if (one.refused !== null) throw new Error('refused')
          const { service, answer, apartCents, comparison } = one
          const card = TARIFF.services.find((way) => way.service === service)!.card
          const rows = asked.map(({ weight, box }) => measurePiece(weight, box))
          expect(apartCents).toBe(quoteFreight(card, rows).totalCents)
          if (asked.some(({ measured }) => !measured)) expect(comparison).toBeNull()
          if (answer === 'together') expect(comparison!.togetherCents).toBeLessThan(apartCents)
          if (!comparison) continue
          expect(comparison.togetherCents).toBe(totalOf(one))
          expect(comparison.savingCents).toBe(
            answer === 'together' ? apartCents - comparison.togetherCents : 0,
          )
        }
      }),
      { numRuns: 15 },
    )
  })
})
