// Proves that no mail leads its reader into another language, whichever mail it is.
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { localised, paths, splitLocale } from '#contract/paths.ts'
import { quoteServices } from '#domain/quote-services.ts'
import { ask, piece, TARIFF } from '#domain/quote.fixture.ts'
import { type Locale, LOCALES } from '#domain/vocabulary.ts'
import { mailsIn, token } from './account-mails.fixture.ts'
import type { MailText } from './blocks.ts'
import { type Asked, noticeMail, receiptMail, replyMail } from './contact.mail.ts'
import { newsletterMail } from './newsletter.mail.ts'
import { moved, placed, setting } from './order-mails.fixture.ts'
import { quoteMail } from './quote.mail.ts'
import { stockAlertMail } from './stock-alert.mail.ts'
import { syncAlertMail } from './sync-alert.mail.ts'

const input = ask([piece(5, [16, 12, 10])])
const saved = {
  destination: {
    code: 've-caracas',
    country: 've' as const,
    name: 'Caracas',
    region: '',
    services: [],
  },
  quote: quoteServices(input, TARIFF),
  input,
  customs: null,
  savedAt: '2026-05-04T15:00:00.000Z',
  validUntil: '2026-05-11T15:00:00.000Z',
  expired: false,
}

const askedIn = (locale: Locale): Asked => ({
  id: 1,
  fullName: 'Ana',
  email: 'ana@example.com',
  subject: 'general',
  message: 'Hola',
  locale,
})

/** By the file each is made in. */
const mailsOf = (locale: Locale): Record<string, MailText[]> => {
  const own = mailsIn(locale)
  const asked = askedIn(locale)
  const at = (view: Parameters<typeof paths.newsletter>[0]) =>
    setting.publicUrl + localised(locale, paths.newsletter(view))
  const news = { locale, confirmUrl: at({ confirm: token }), leaveUrl: at({ leave: token }) }
  const alert = { locale, fullName: 'Ana', username: 'ana', store: 'Amazon' }
  return {
    'change-email': [own.changeEmail],
    contact: [receiptMail(setting, asked), replyMail(setting, { ...asked, answer: 'Sí' })],
    'email-changed': [own.emailChanged],
    'factor-changed': [own.totpOn, own.factorsReset],
    newsletter: (['confirm', 'welcome'] as const).map((kind) =>
      newsletterMail(setting, { ...news, kind, isConfirmed: false }),
    ),
    'order-placed': [placed(locale)],
    'order-state': [moved(locale, 'pending_payment'), moved(locale, 'shipped')],
    'password-changed': [own.passwordChanged],
    quote: [quoteMail(setting, { saved: { ...saved, locale }, token, locale })],
    'reset-code': [own.resetCode],
    'reset-link': [own.resetLink],
    'stock-alert': [
      stockAlertMail(setting, { ...alert, pieces: 1800, cents: 1_234_500, ofPieces: 17_553 }),
    ],
    'sync-alert': (['stale', 'suspicious'] as const).map((reason) =>
      syncAlertMail(setting, { ...alert, reason }),
    ),
    welcome: [own.welcome],
  }
}

const ADDRESS = /https:\/\/shop\.example[^\s"<]*/g
const linksOf = (face: string) => face.match(ADDRESS) ?? []
const languagesOf = (links: string[]) =>
  new Set(links.map((link) => splitLocale(new URL(link).pathname).locale))

test.each(LOCALES)('every link of every mail in %s leads to pages in it', (locale) => {
  for (const [name, mails] of Object.entries(mailsOf(locale)))
    for (const { html, plain } of mails) {
      const links = linksOf(plain)
      expect([...languagesOf(links)], name).toEqual(links.length > 0 ? [locale] : [])
      // In HTML each is pressed, and none is spelled out.
      const pressed = linksOf(html).map((link) => link.replaceAll('&amp;', '&'))
      expect(pressed, name).toEqual(links)
      expect(html.match(/href="https:/g) ?? [], name).toHaveLength(links.length)
    }
})

test('no mail is left out', async () => {
  const files = await readdir(import.meta.dirname)
  const names = files.flatMap((file) => /^(.+)\.mail\.ts$/.exec(file)?.[1] ?? [])
  expect(Object.keys(mailsOf('es')).toSorted()).toEqual(names.toSorted())
})

test('the shop is told of messages in its own language', () => {
  const { plain } = noticeMail(setting, askedIn('it'))
  expect([...languagesOf(linksOf(plain))]).toEqual(['es'])
})
