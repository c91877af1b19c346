// Proves the amount in bolivars in mails: beside the dollars, cited exactly, and gone with its rate.
import { expect, test } from 'vitest'
import { LOCALES } from '#domain/vocabulary.ts'
import { moved, orderWith, placed, setting } from './order-mails.fixture.ts'

const bolivars = {
  centimos: 132_491_608,
  rate: '900.886719',
  kind: 'parallel',
  source: 'dolarapi',
  sourceName: 'DolarApi',
  sandbox: false,
  valueDate: '2026-05-04T14:00:00.000Z',
  fetchedAt: '2026-05-04T14:05:00.000Z',
  frozenUntil: '2026-05-06T15:00:00.000Z',
  held: true,
} as const

test.each(LOCALES)(
  'in %s an amount agreed on in bolivars stands beside the dollars, cited',
  (locale) => {
    const mails = [
      placed(locale, { payment: { ...orderWith().payment, kind: 'pago_movil' }, bolivars }),
      moved(locale, 'pending_payment', '', { bolivars }),
    ]
    for (const { html, plain } of mails)
      for (const face of [html, plain])
        for (const part of [
          'Bs.\u00a01.324.916,08',
          'Bs.\u00a0900,886719',
          'DolarApi',
          '2026 10:00',
          'US$',
        ])
          expect(face).toContain(part)
  },
)

test('a rate of the shop is cited with its name; one that ended is not told at all', () => {
  const own = { ...bolivars, kind: 'override', source: 'admin', sourceName: '' } as const
  expect(placed('es', { bolivars: own }).plain).toContain(
    `Tasa de la tienda Bs.\u00a0900,886719 por dólar, fuente ${setting.brandName}, del 04/05/2026 10:00.`,
  )
  const { html, plain } = placed('es', { bolivars: { ...bolivars, held: false } })
  for (const face of [html, plain]) expect(face).not.toContain('Bs.')
})
