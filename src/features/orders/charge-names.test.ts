// One charge has one name in each language, wherever it is written: product, cart, order, mail, front page.
import { beforeAll, expect, test } from 'vitest'
import { LOCALES } from '#domain/vocabulary.ts'
import { loadAllLocales } from '#src/i18n/i18n-util.sync.ts'
import { textsOf } from '#src/lib/texts.ts'

beforeAll(loadAllLocales)

test.each(LOCALES)('the processing of an order in %s', (locale) => {
  const { orders, cart, product, mail, homePage } = textsOf(locale)
  const name = orders.charges.processing()
  expect(cart.summary.processing()).toBe(name)
  expect(product.landed.processing()).toBe(name)
  expect(mail.summary.processing()).toBe(name)
  for (const sentence of [homePage.hero.lead(), homePage.compare.note()])
    expect(sentence.toLowerCase()).toContain(name.toLowerCase())
})
