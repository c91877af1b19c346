// Tests prices, stars and weights against what is read aloud, which is more than what is seen.
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { Price } from './price.tsx'
import { Rating } from './rating.tsx'
import { UiLocale } from './ui-locale.ts'
import { Weight } from './weight.tsx'

const plain = (element: Element) => element.textContent.replaceAll('\u00a0', ' ')

test('the former price is said to be one, and only when it was higher', () => {
  const { container, rerender } = render(
    <Price cents={123450} original={150000} originalLabel="Antes" />,
  )
  expect(plain(container)).toBe('US$ 1.234,50Antes US$ 1.500,00')
  expect(container.querySelector('s')?.textContent).toContain('Antes')
  expect(container.firstElementChild?.getAttribute('translate')).toBe('no')
  rerender(<Price cents={123450} original={123450} originalLabel="Antes" />)
  expect(container.querySelector('s')).toBeNull()
})

test('numbers follow the language of the page', () => {
  const { container } = render(
    <UiLocale value="en">
      <Price cents={123450} /> <Weight thousandths={3530} unit="lb" note="estimated" />
    </UiLocale>,
  )
  expect(plain(container)).toBe('US$ 1,234.50 3.53 lb estimated')
})

test('stars are one picture with words', async () => {
  const { container } = render(
    <main>
      <Rating value={4.5} label="4,5 de 5" count="1.284 opiniones" />
    </main>,
  )
  const stars = screen.getByRole('img', { name: '4,5 de 5' })
  expect(stars.style.getPropertyValue('--share')).toBe('90%')
  await expectAccessible(container)
})
