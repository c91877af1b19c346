// Another currency is seen wherever a file says it.
import { expect, it } from 'vitest'
import { currencyNamed, currencyOfHeader, splitCurrency } from './currency-text.ts'

it.each([
  ['₹ 1,299', 'INR', '1,299'],
  ['Rs. 999', 'INR', '999'],
  ['12,50 €', 'EUR', '12,50'],
  ['US$ 5', 'USD', '5'],
  ['R$ 10', 'BRL', '10'],
  ['Bs. 40', 'VES', '40'],
  ['12.65 EUR', 'EUR', '12.65'],
])('%j is %s', (text, currency, bare) => {
  expect(splitCurrency(text)).toEqual({ currency, bare })
})

it.each(['12.65', '', 'Rs', 'N/A'])('%j names no currency', (text) => {
  expect(splitCurrency(text)).toBeNull()
})

it('reads cells and headers', () => {
  expect(['inr', '₹', ' Rupees ', 'doubloons'].map(currencyNamed)).toEqual([
    'INR',
    'INR',
    'INR',
    undefined,
  ])
  expect(currencyOfHeader('Price (INR)')).toEqual({ currency: 'INR', bare: 'price' })
  expect(currencyOfHeader('precio en bolívares')).toEqual({ currency: 'VES', bare: 'precio' })
  expect(currencyOfHeader('price')).toBeNull()
  expect(currencyOfHeader('EUR')).toBeNull()
})
