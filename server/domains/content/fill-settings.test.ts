// Proves that the shop's text pages and articles say the hours of the settings, and no others.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES } from '#domain/vocabulary.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

const ONE = { es: 'después de 1 hora', en: 'after 1 hour', it: 'dopo 1 ora', pt: 'em 1 hora' }

test('an hour to pay is an hour on every page', async () => {
  const shop = await openTestShop({ orderHoldHours: 1 })
  for (const locale of LOCALES) {
    const { content } = shop.visitor({ locale }).call
    const { html } = await content.document({ name: 'legal' })
    const help = await content.help({ search: '' })
    const said = help.sections.flatMap(({ questions }) => questions)
    for (const part of ['html', 'text'] as const)
      expect(said.map((one) => one[part]).join('\n')).toMatch(new RegExp(`${ONE[locale]}\\b`, 'u'))
    expect(html).toMatch(new RegExp(`${ONE[locale]}\\b`, 'u'))
    expect(JSON.stringify([html, help])).not.toMatch(/[{][a-z-]+[}]/u)
  }
  await shop.close()
})

test('no article says a number of hours: they are settings', () => {
  const folder = path.join(import.meta.dirname, '../blog/articles')
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
  expect(files.length).toBeGreaterThan(5)
  for (const file of files)
    expect(fs.readFileSync(path.join(folder, file), 'utf8'), file).not.toMatch(
      /\d\s?(?:horas?|hours?|or[ae])\b/u,
    )
})
