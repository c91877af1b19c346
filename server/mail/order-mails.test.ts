// Proves the mails: every language whole, nothing of people or providers becomes markup, no foreign words in Spanish.
import { describe, expect, test } from 'vitest'
import { ORDER_STATES } from '#domain/order-state.ts'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { address, moved, orderWith, placed } from './order-mails.fixture.ts'

const everyMail = (locale: Locale) => [
  placed(locale),
  ...ORDER_STATES.map((state) => moved(locale, state)),
]

describe.each(LOCALES)('in %s', (locale) => {
  test('every mail is whole: number, link in its language, no hole', () => {
    const prefix = locale === 'es' ? '' : `/${locale}`
    const link = `https://shop.example${prefix}/order-confirmation?order=PU-000001-3&key=secret-key`
    for (const { subject, html, plain } of everyMail(locale)) {
      expect(subject).toContain('PU-000001-3')
      expect(plain).toContain(link)
      expect(html).toContain(link.replace('&', '&amp;'))
      expect(html).toContain(`<html lang="${locale}">`)
      for (const text of [subject, html.replace(/<style>.*<\/style>/s, ''), plain])
        expect(text).not.toMatch(/undefined|\[object|[{}]/)
    }
  })

  test('both faces show the same lines, charges, total and how to pay', () => {
    const { html, plain } = placed(locale)
    const amounts =
      locale === 'en'
        ? ['1,234.50', '26.00', '185.18', '25.00', '1,470.68']
        : ['1.234,50', '26,00', '185,18', '25,00', '1.470,68']
    for (const face of [html, plain])
      for (const part of [
        ...amounts.map((amount) => `US$\u00a0${amount}`),
        'Taladro percutor',
        'pagos@puente.example',
        'Maracaibo, Zulia 4001',
      ])
        expect(face).toContain(part)
  })
})

test('the time to pay is the shop’s own, in Caracas', () => {
  expect(placed('es').plain).toContain('hasta el 6 de mayo de 2026 a las 11:00 (hora de Caracas)')
})

test('whose pieces are not held reads that in the mail, before paying', () => {
  const { plain } = placed('es', { pieces: 'free' })
  expect(plain).toContain('No te guardamos los productos por ahora.')
  expect(plain).not.toContain('Reservamos los productos')
})

test('who has less time to report than to pay reads both', () => {
  const { plain } = placed('es', { holdUntil: '2026-05-04T21:00:00.000Z' })
  expect(plain).toContain('Reservamos los productos hasta el 4 de mayo de 2026 a las 17:00')
  expect(plain).toContain('valen hasta el 6 de mayo de 2026 a las 11:00')
})

test('a Spanish mail has no English, Italian or Portuguese in it', () => {
  const foreign =
    /\b(?:the|your|you|order|payment|and|with|for|we|this|il|gli|della|ordine|spedizione|você|seu|pagamento|envio|não)\b/i
  for (const { subject, plain } of everyMail('es'))
    expect(`${subject}\n${plain.replaceAll(/https:\S+/g, '')}`).not.toMatch(foreign)
})

test('no two languages say the same', () => {
  for (const state of ORDER_STATES) {
    const texts = LOCALES.map((locale) => moved(locale, state).plain)
    expect(new Set(texts).size).toBe(LOCALES.length)
  }
})

test('names, notes and addresses are text, never markup', () => {
  const nasty = `<script>alert(1)</script><img src=x onerror="alert('1')">`
  const order = {
    lines: orderWith().lines.map((line) => ({ ...line, name: nasty, textLanguage: '"><script>' })),
    shippingAddress: { ...address, fullName: nasty, line1: nasty },
  }
  for (const { html } of [placed('es', order), moved('es', 'shipped', nasty)]) {
    expect(html).not.toMatch(/<script|<img|onerror="/)
    expect(html).toContain('&lt;script&gt;')
  }
})

test('a subject stays one line', () => {
  const { subject } = placed('es', { number: 'PU-1\r\nBcc: x@example.com' })
  expect(subject).not.toMatch(/[\r\n]/)
})
