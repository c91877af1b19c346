// An address of the desk's list comes back as it was; a broken one shows everything.
import { expect, test } from 'vitest'
import { productDeskQuery, productDeskView } from './product-desk-view.ts'

const read = (query: string) => productDeskView(new URLSearchParams(query))

test('goes there and back', () => {
  const view = read('search= té &store=ebay&origin=sync&category=Toys&mark=no_weight&before=12')
  expect(view).toMatchObject({ search: 'té', store: 'ebay', mark: 'no_weight', before: 12 })
  expect(productDeskView(productDeskQuery(view))).toEqual(view)
})

test('what it does not know is left out', () => {
  const everything = read('')
  expect(read('store=constructor&origin=x&mark=__proto__&before=-1&availability=')).toEqual(
    everything,
  )
  expect(productDeskQuery(everything).size).toBe(0)
})
