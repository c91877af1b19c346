// Somebody asks what customs takes: amounts follow the keys, faults stand at their fields, and nothing typed is lost.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { parseCustomsQuery } from '#contract/customs-view.ts'
import { compileCustoms } from '#domain/customs-book.ts'
import type { CustomsCountry } from '#domain/customs-rule.ts'
import { BUILT_IN_CUSTOMS_RULES } from '#domain/customs-rules/built-in.ts'
import { estimateCustoms } from '#domain/customs.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { answerCustoms } from './answer-customs.ts'
import { CustomsRange } from './customs-range.tsx'
import { CustomsTool } from './customs-tool.tsx'
import { KNOWN_REGIMES } from '#src/lib/regime-name.ts'
import { inLanguage } from './view-numbers.ts'

afterEach(cleanup)

const bookOf = (country: CustomsCountry) => ({
  today: '2026-11-28',
  rules: BUILT_IN_CUSTOMS_RULES.filter((rule) => rule.country === country),
})
const show = (query = '', locale: Locale = 'es') => {
  const view = inLanguage(parseCustomsQuery(new URLSearchParams(query), locale), locale)
  const book = bookOf(view.country)
  return renderInShop(<CustomsTool loaded={{ view, book, answer: answerCustoms(view, book) }} />, {
    at: '/customs-calculator',
    locale,
  })
}
const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(field(label), { target: { value } })
const results = () => screen.getByRole('region', { name: 'Resultado' })

test('the range follows what is typed, and the address what stands', async () => {
  const { router } = show('to=VE&category=electronics')
  within(results()).getByText('Falta poco')
  type(/^Valor declarado/, '200')
  type(/^Flete/, '31')
  type(/^Peso/, '5')
  await waitFor(() => expect(results().textContent).toContain('US$\u00a053,04 a US$\u00a0133,43'))
  within(results()).getByText('Práctica del mercado')
  type(/^Valor declarado/, '1.200')
  await waitFor(() =>
    expect(results().textContent).toContain('mercancía, flete y seguro: US$\u00a01.231,00'),
  )
  await waitFor(() => expect(router.state.location.search).toContain('value=1.200&freight=31'))
  await expectAccessible()
})

test('a line says what it is a share of, its source, its date and how sure it is', () => {
  show('to=BR&value=50&weight=1&programme=1')
  const [applies] = within(results()).getAllByRole('article')
  const line = within(applies as HTMLElement)
    .getByText('ICMS · Impuesto estatal')
    .closest('li')
  for (const part of [
    'US$\u00a012,29 a US$\u00a015,00',
    '17 a 20 % sobre mercancía, flete y seguro + arancel: US$\u00a060,00',
    'un valor que ya incluye este impuesto',
    'Confianza media-alta',
    'InfoMoney (1 de abril de 2025)',
  ])
    expect(line?.textContent).toContain(part)
})

test('faults stand at their fields and keep what was typed', async () => {
  show('to=AR&value=abc&freight=-3&insurance=1,234&weight=&units=1,5&day=2026-02-30&asked=1')
  const faultOf = (label: RegExp | string) => {
    const input = field(label)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
  }
  expect(faultOf(/^Valor declarado/)).toContain('Escribe un número')
  expect(faultOf(/^Flete/)).toContain('menor que cero')
  expect(faultOf(/^Seguro/)).toContain('Demasiados decimales')
  expect(faultOf(/^Peso/)).toContain('Escribe un número')
  expect(faultOf(/^Piezas iguales/)).toContain('entero')
  expect(faultOf(/^Fecha/)).toContain('fecha que exista')
  expect(field(/^Valor declarado/).value).toBe('abc')
  expect(field(/^Flete/).value).toBe('-3')
  await expectAccessible()
})

test.each([
  ['es', '1.234,5'],
  ['en', '1,234.5'],
] as const)('an amount written in %s is the same in the other language', (locale, text) => {
  const other = locale === 'es' ? 'en' : 'es'
  show(`to=CL&value=${text}&weight=1&numbers=${locale}`, other)
  const label = other === 'es' ? /^Valor declarado/ : /^Declared value/
  expect(field(label).value).toBe(other === 'es' ? '1234,5' : '1234.5')
  cleanup()
  show(`to=CL&value=${text}&weight=1&numbers=${locale}`, locale)
  expect(field(locale === 'es' ? /^Valor declarado/ : /^Declared value/).value).toBe(text)
})

test('what goes beyond the limits is an ordinary import, and says which limit', () => {
  show('to=CO&value=100&weight=60&scale=kg')
  within(results()).getByText('El peso pasa el máximo del envío simplificado.')
  expect(within(results()).queryByText(/El valor pasa/)).toBeNull()
})

test('a country asks only what its rules look at', () => {
  show('to=PE')
  expect(screen.queryByLabelText('Fabricado en')).toBeNull()
  cleanup()
  show('to=MX')
  screen.getByLabelText('Fabricado en')
  cleanup()
  show('to=BR')
  screen.getByLabelText(/Remessa Conforme/)
})

test('every built-in regime has a name in the dictionaries', () => {
  const codes = new Set(BUILT_IN_CUSTOMS_RULES.map(({ regime }) => regime.replace('.', '_')))
  expect([...codes].toSorted()).toEqual([...KNOWN_REGIMES].toSorted())
})

test('the short form tells range, source, date and that it is an estimate', async () => {
  const estimate = estimateCustoms(compileCustoms(BUILT_IN_CUSTOMS_RULES), {
    country: 'PE',
    day: '2026-11-28',
    declaredCents: 100_000,
    weight: { thousandths: 1000, unit: 'kg' },
  })
  const { container } = renderInShop(
    <CustomsRange estimate={estimate} detailsTo="/customs-calculator" />,
  )
  for (const part of ['US$\u00a0227,20', 'La República', '28 de mayo de 2025', 'Estimación.'])
    expect(container.textContent).toContain(part)
  await expectAccessible()
})
