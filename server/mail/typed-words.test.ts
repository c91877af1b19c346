// Proves that what a visitor types leads nowhere from any mail, and that what the shop says on purpose still does.
import { expect, test } from 'vitest'
import { LOCALES } from '#domain/vocabulary.ts'
import { addressesIn } from '#tests/support/addresses-in.ts'
import { noticeMail, replyMail } from './contact.mail.ts'
import { askedIn, mailsOf } from './every-mail.fixture.ts'
import { moved, placed, setting } from './order-mails.fixture.ts'
import type { MailText } from './blocks.ts'

/** What a mail may name: the shop's pages, where payments go, and who waits for the shop's answer. */
const OURS = /https:\/\/shop\.example\/[^\s]*|pagos@puente\.example|ana@example\.com/gu

const TYPED = [
  'Gana US$ 500 en www.evil.com',
  'evil.com/premio?x=1',
  'https://evil.com:8080/a',
  '//evil.com',
  'premios@evil.com',
  '\u200bevil\u200b.\u200bcom',
  'evil。com',
  '<a href="https://evil.com">Ana</a>',
  'Ana\r\nBcc: x@evil.com',
  'tel:+584121234567',
  'evil.ºrg o evil.ⓒⓞⓜ',
  'http://192.168.0.1:80',
  'https://shop.example.evil.com/',
]

/** What is read: the words of the page without its tags, and the plain text. */
const facesOf = ({ html, plain, subject }: MailText) => {
  const words = html.replace(/<style>.*?<\/style>/su, '').replace(/<[^>]*>/gu, '\n')
  const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
  const read = words.replace(/&(?:lt|gt|quot|amp|#39);/gu, (sign) => entities[sign as '&lt;'])
  return [read, plain, subject]
}

test.each(TYPED)('%s is no address in any mail in any language', (typed) => {
  for (const locale of LOCALES)
    for (const [name, mails] of Object.entries({
      ...mailsOf(locale, typed),
      notice: [noticeMail(setting, askedIn(locale, typed))],
    }))
      for (const mail of mails) {
        const said = facesOf(mail).map((face) => face.replace(OURS, ''))
        const found = said.flatMap(addressesIn)
        expect(found, name).toEqual([])
        const hrefs = [...mail.html.matchAll(/href="([^"]*)"/gu)].map(([, href = '']) => href)
        expect(
          hrefs.filter((href) => !href.startsWith('https://shop.example/')),
          name,
        ).toEqual([])
        expect(mail.subject).not.toMatch(/[\r\n]/u)
        expect(mail.html).toContain('<meta name="format-detection" content="telephone=no,')
      }
})

test('a name is forty letters at most, and one that is none greets nobody', () => {
  const long = mailsOf('es', 'Compra ya barato '.repeat(7)).welcome?.[0]
  expect(long?.plain).toMatch(/^Hola, .{1,40}:$/mu)
  expect(mailsOf('es', '+58 412 1234567').welcome?.[0]?.plain).not.toContain('Hola,')
  const subject = noticeMail(setting, askedIn('es', 'Compra ya barato '.repeat(7))).subject
  expect(subject.length).toBeLessThan(100)
  // Nobody's name reads as a sentence of the shop's.
  expect(subject).toMatch(/: mensaje de «[^»]+»$/u)
})

test('what the shop says on purpose stays as it is', () => {
  const link = 'Sigue tu paquete en https://mrw.example/1Z999'
  expect(moved('es', 'shipped', link, {}, true).plain).toContain(link)
  expect(replyMail(setting, { ...askedIn('es'), answer: link }).plain).toContain(link)
  expect(placed('es').plain).toContain('pagos@puente.example')
  const brand = { ...setting, brandName: 'Puente.ve' }
  expect(noticeMail(brand, askedIn('es')).plain).toContain('Puente.ve\n')
})
