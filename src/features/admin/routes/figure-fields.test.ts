// Tests the form of a figure against its data: what is shown is read back unchanged, and what cannot be read is none.
import { expect, test } from 'vitest'
import type { NetworkFigure } from '#domain/network-figures.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { showAll } from '#src/lib/form/show.ts'
import { figureForm } from './figure-fields.ts'

const FIGURES = {
  tax: { kind: 'tax', taxBasisPoints: 1950, included: true, confirmed: false },
  remote: { kind: 'remote', remoteCents: 650, confirmed: true },
  air: { kind: 'days', served: true, minDays: 3, maxDays: 10 },
} as const satisfies Record<string, NetworkFigure>

const EVERY = LOCALES.flatMap((locale) =>
  (['tax', 'remote', 'air'] as const).map((figure) => [locale, figure] as const),
)
test.each(EVERY)('a form that is sent back unchanged is the same figure: %s %s', (locale, name) => {
  const { fields, storedOf, read } = figureForm(name)
  const typed = showAll(fields, storedOf(FIGURES[name]), locale)
  expect(read(typed, locale)).toEqual(FIGURES[name])
})

test('a country without a figure of its own takes the general one', () => {
  const { read } = figureForm('tax')
  expect(read({ taxPercent: '', confirmed: true }, 'es')).toEqual({
    kind: 'tax',
    taxBasisPoints: null,
    included: false,
    confirmed: true,
  })
  expect(read({ taxPercent: 'mucho', confirmed: true }, 'es')).toBeNull()
})
