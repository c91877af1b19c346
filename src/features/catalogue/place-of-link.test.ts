// What somebody pasted into the search leads where it is answered.
import { expect, test } from 'vitest'
import { placeOfLink } from './place-of-link.ts'

const LINK = 'https://www.amazon.com/x/dp/B0CMPMY9ZZ'
const leadsTo = (text: string, ids: number[] = []) =>
  placeOfLink({ catalogue: { idsOfStore: async () => ids } } as never, text)
const calculatorOf = (text: string) => `/calculator?${new URLSearchParams({ find: text })}#producto`

test('to its product, or to the calculator where the shop has none', async () => {
  expect(await leadsTo(LINK, [17])).toBe('/product/17')
  expect(await leadsTo(LINK)).toBe(calculatorOf(LINK))
})

test.each(['amzn.to/3abc', 'https://www.amazon.es/dp/B0CMPMY9ZZ'])(
  'the calculator says what is wrong with %s',
  async (text) => {
    expect(await leadsTo(text)).toBe(calculatorOf(text))
  },
)

test.each(['1/2', 'usb-c/hdmi', 'https://example.com/x', 'https://www.amazon.com/deals'])(
  '%s is searched for',
  async (text) => {
    expect(await leadsTo(text)).toBeNull()
  },
)
