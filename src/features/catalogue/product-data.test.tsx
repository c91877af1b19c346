// What search engines are told of a product: the price of the page, and nothing that another store has to promise.
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { cupInFull } from '#tests/fixtures/product-details.ts'
import { dataOnPage, showProduct as show } from '#tests/support/show-product.tsx'

afterEach(() => vi.unstubAllEnvs())

test('its data for search engines, written by the server, names the price of the page', async () => {
  vi.stubEnv('SSR', true)
  show()
  await screen.findByRole('table')
  const [product, crumbs] = dataOnPage()
  expect(product.offers).toMatchObject({ price: '100.00', priceCurrency: 'USD' })
  expect(product.image[0]).toBe('https://puente.example/pictures/cup-1.webp')
  expect(product.offers.itemCondition).toBe('https://schema.org/NewCondition')
  const { shippingRate, shippingDestination, deliveryTime } = product.offers.shippingDetails[0]
  expect([shippingRate.value, shippingDestination.addressCountry]).toEqual(['66.00', 'VE'])
  expect(deliveryTime.transitTime).toMatchObject({ minValue: 3, maxValue: 10 })
  const said = document.head.querySelector('meta[property="product:price:amount"]')
  expect(said?.getAttribute('content')).toBe('100.00')
  expect(crumbs.itemListElement).toHaveLength(4)
})

test('a pre-order says from when on it is there', async () => {
  vi.stubEnv('SSR', true)
  show({
    product: async () => ({ ...cupInFull, availability: 'pre_order', expectedOn: '2027-01-15' }),
  })
  await screen.findByRole('table')
  expect(dataOnPage()[0].offers).toMatchObject({
    availability: 'https://schema.org/PreOrder',
    availabilityStarts: '2027-01-15',
  })
})

test('of what another store sells its data promises nothing, and ratings of other shops are never claimed', async () => {
  vi.stubEnv('SSR', true)
  const rated = { ...cupInFull, reviewCount: 31, ratingTenths: 45 }
  const { unmount } = show({ product: async () => rated })
  await screen.findByRole('table')
  expect(dataOnPage()[0].offers.seller.name).toBe('Puente')
  expect(dataOnPage()[0].aggregateRating).toBeUndefined()
  unmount()
  show({ product: async () => ({ ...rated, salesPolicy: 'affiliate' }) })
  await screen.findByRole('table')
  const [{ offers, aggregateRating }] = dataOnPage()
  expect(offers).toMatchObject({ price: '100.00' })
  const promised = [offers.itemCondition, offers.seller, offers.shippingDetails, aggregateRating]
  expect(promised).toEqual(promised.map(() => undefined))
})
