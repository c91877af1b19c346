// Proves the mails about accounts: every language whole, links on the shop's own address, nothing typed becomes markup.
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { mailsIn, token } from './account-mails.fixture.ts'

const everyMail = (locale: Locale, name?: string) => Object.values(mailsIn(locale, name))

describe.each(LOCALES)('in %s', (locale) => {
  test('every mail is whole and says why it comes', () => {
    for (const { subject, html, plain } of everyMail(locale)) {
      expect(plain).toContain('Ana Pérez')
      expect(plain).toMatch(/^-- $/m)
      expect(html).toContain(`<html lang="${locale}">`)
      for (const text of [subject, html.replace(/<style>.*<\/style>/s, ''), plain])
        expect(text).not.toMatch(/undefined|\[object|[{}]/)
    }
  })

  test('links lead to the shop in the language of the mail, in both faces', () => {
    const prefix = locale === 'es' ? '' : `/${locale}`
    const { welcome, resetLink, changeEmail, resetCode, passkeyAdded } = mailsIn(locale)
    const base = `https://shop.example${prefix}`
    for (const [mail, link] of [
      [welcome, `${base}/verify-email?token=${token}`],
      [changeEmail, `${base}/verify-email?token=${token}`],
      [resetLink, `${base}/reset-password?token=${token}`],
      [resetCode, `${base}/reset-code`],
      [passkeyAdded, `${base}/account/security`],
    ] as const) {
      expect(mail.plain).toContain(`: ${link}\n`)
      expect(mail.html).toContain(`href="${link}"`)
    }
  })

  test('the code stands alone, zeros and all', () => {
    const { plain, html, subject } = mailsIn(locale).resetCode
    expect(plain).toMatch(/^012345$/m)
    expect(html).toContain('>012345</p>')
    expect(subject).toContain('012345')
  })
})

test('no two languages say the same', () => {
  for (const kind of [
    'welcome',
    'resetLink',
    'passwordChanged',
    'emailChanged',
    'totpOn',
    'totpOff',
    'passkeyAdded',
    'passkeyRemoved',
    'factorsReset',
    'factorsUnproven',
  ] as const)
    expect(new Set(LOCALES.map((locale) => mailsIn(locale)[kind].plain)).size).toBe(LOCALES.length)
})

test('a Spanish mail has no English, Italian or Portuguese in it', () => {
  const foreign =
    /\b(?:the|your|you|email|account|password|and|with|for|this|il|gli|della|tua|você|seu|sua|senha|não)\b/i
  for (const { subject, plain } of everyMail('es'))
    expect(`${subject}\n${plain.replaceAll(/https:\S+/g, '')}`).not.toMatch(foreign)
})

test('a name is text, never markup', () => {
  for (const { html, subject } of everyMail('es', `<script>alert(1)</script>\r\nBcc: x@y.zz`)) {
    expect(html).not.toContain('<script')
    expect(subject).not.toMatch(/[\r\n]/)
  }
})
