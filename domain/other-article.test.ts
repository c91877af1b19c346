// A reworded title is the same article; a mascara is no lamp.
import { expect, it } from 'vitest'
import { isOtherArticle } from './other-article.ts'

const named = (name: string, model = '') => ({ name, model })

it.each([
  [named('Old lamp'), named('Mascara'), true],
  [named('Red mug'), named('Blue mug'), false],
  [named('Café molido'), named('CAFE MOLIDO 500 g'), false],
  [named('Ratón inalámbrico', 'M-185'), named('Wireless Mouse', 'm185'), true],
  [named('Ratón inalámbrico', 'M-185'), named('Wireless Mouse', 'm 185'), false],
  [named('A'), named('A'), false],
  [named('A'), named('B'), true],
  [named('Kettle steel one litre for tea'), named('Doll house for girls and boys'), true],
])('%j → %j: %s', (before, after, isOther) => {
  expect(isOtherArticle(before, after)).toBe(isOther)
  expect(isOtherArticle(after, before)).toBe(isOther)
})
