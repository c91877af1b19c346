// Proves that the legal page names what is kept, for how long, and up to what the shop answers for goods.
import { expect, test } from 'vitest'
import { type Locale, LOCALES } from '#domain/vocabulary.ts'
import { CHALLENGE_SECONDS } from '#server/domains/auth/passkey-challenges.ts'
import { ABANDONED_DAYS } from '#server/domains/cart/purge-carts.ts'
import { INQUIRY_DAYS, PENDING_DAYS, SPAM_DAYS } from '#server/domains/contact/purge-contact.ts'
import { contentText } from '#server/domains/content/content-text.ts'
import { TOLD_DAYS, WAITING_DAYS } from '#server/domains/restock/forget-alerts.ts'
import { KEEP_DAYS as QUOTE_DAYS } from '#server/domains/shipping/purge-quotes.ts'
import type { COOKIES } from '#server/platform/cookies.ts'
import { KEEP_DAYS as MAIL_DAYS } from '#server/platform/purge-mails.ts'

const NAMED: Record<keyof typeof COOKIES, RegExp> = {
  session: /sesión/u,
  cart: /carrito/u,
  cartCount: /carrito/u,
  passkey: /llave de acceso usa otra de cinco minutos/u,
  browser: /Los formularios usan una de un día/u,
  known: /una de un año/u,
  form: /otra de 15 minutos guarda cifrado lo que escribiste/u,
  reset: /un código por correo usa una de diez/u,
  leave: /si sales sin conexión, otra lo recuerda hasta una semana/u,
  scheme: /colores/u,
  language: /idioma/u,
  currency: /moneda/u,
  destination: /destino/u,
}

test.each(Object.entries(NAMED))('the page names the cookie «%s»', (_cookie, name) => {
  const [, cookies = ''] = contentText('es', 'legal').split('## Cookies')
  expect(cookies.split('\n## ')[0]).toMatch(name)
  expect(CHALLENGE_SECONDS).toBe(5 * 60)
})

test.each(LOCALES)('periods are those after which things go (%s)', (locale) => {
  const lines = contentText(locale, 'legal').split('\n')
  const kept = lines.find((line) => line.includes('](/contact)')) ?? ''
  const days = kept.match(/\d+/gu)?.map(Number)
  expect(days).toEqual([PENDING_DAYS, MAIL_DAYS, INQUIRY_DAYS])
  expect(days).toEqual([SPAM_DAYS, ABANDONED_DAYS, QUOTE_DAYS])
  expect(days).toEqual([PENDING_DAYS, TOLD_DAYS, WAITING_DAYS])
})

const UP_TO: Record<Locale, [insured: string, free: string]> = {
  es: ['con seguro, hasta el valor declarado', 'sin seguro, hasta la parte'],
  en: ['with insurance, up to the declared value', 'without it, up to the part'],
  it: ['con l’assicurazione, fino al valore dichiarato', 'senza, fino alla parte'],
  pt: ['com seguro, até o valor declarado', 'sem seguro, até a parte'],
}

test.each(LOCALES)('insurance buys what the tariff does not cover already (%s)', (locale) => {
  for (const limit of UP_TO[locale]) expect(contentText(locale, 'legal')).toContain(limit)
})
