// Proves that no mail leads its reader into another language, whichever mail it is.
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { splitLocale } from '#contract/paths.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { noticeMail } from './contact.mail.ts'
import { askedIn, mailsOf } from './every-mail.fixture.ts'
import { setting } from './order-mails.fixture.ts'

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
