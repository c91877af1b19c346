// Tests that a figure tried on a tariff changes what it is about and nothing else.
import { expect, test } from 'vitest'
import { TARIFF } from './quote.fixture.ts'
import { figureKind, NETWORK_FIGURES, withFigure } from './network-figures.ts'

const [first] = TARIFF.services
if (!first) throw new Error('the fixture serves nothing')

test('a name says what kind of figure it is', () => {
  expect(NETWORK_FIGURES.map(figureKind)).toEqual([
    'tax',
    'remote',
    ...NETWORK_FIGURES.slice(2).map(() => 'days'),
  ])
})

test.each([
  [1900, 1900],
  [null, 1500],
])('a tax of %s basis points is %s', (taxBasisPoints, given) => {
  const figure = { kind: 'tax', taxBasisPoints, confirmed: true } as const
  expect(withFigure(TARIFF, 'tax', figure, 1500)).toEqual({
    ...TARIFF,
    destination: { ...TARIFF.destination, taxBasisPoints: given, taxConfirmed: true },
  })
})

test('a surcharge stands in the destination', () => {
  const figure = { kind: 'remote', remoteCents: 900, confirmed: false } as const
  expect(withFigure(TARIFF, 'remote', figure, 0)).toEqual({
    ...TARIFF,
    destination: { ...TARIFF.destination, remoteCents: 900, remoteConfirmed: false },
  })
})

test('days are of one service, and a service that stops falls out', () => {
  const days = { kind: 'days', minDays: 4, maxDays: 12 } as const
  const open = withFigure(TARIFF, first.service, { ...days, served: true }, 0)
  expect(open.services).toEqual([
    { ...first, minDays: 4, maxDays: 12 },
    ...TARIFF.services.slice(1),
  ])
  const closed = withFigure(TARIFF, first.service, { ...days, served: false }, 0)
  expect(closed.services).toEqual(TARIFF.services.slice(1))
})
