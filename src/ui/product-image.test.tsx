// Tests pictures: their reserved space, their sources in order, and lazy loading.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { allowConsole } from '#tests/support/allow-console.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { ProductImage } from './product-image.tsx'

type Callback = (entries: { target: Element; isIntersecting: boolean }[]) => void
let callback: Callback
let observed: Element[] = []
let options: unknown

const stubObserver = () => {
  class Observer {
    constructor(tell: Callback, init: unknown) {
      callback = tell
      options = init
    }
    observe = (element: Element) => void observed.push(element)
    unobserve = (element: Element) => void (observed = observed.filter((one) => one !== element))
  }
  vi.stubGlobal('IntersectionObserver', Observer)
}
beforeEach(() => {
  observed = []
})

const picture = () => screen.getByRole<HTMLImageElement>('img', { name: 'Taza' })
const source = () => picture().getAttribute('src')
const tell = (isIntersecting: boolean) =>
  act(() => callback([{ target: picture(), isIntersecting }]))

// One observer serves the whole page, so the first picture that comes late makes it.
test('a picture that is far stays an empty frame, comes when it is near, and fades in', () => {
  stubObserver()
  render(<ProductImage src="/pictures/17.webp" alt="Taza" side={300} />)
  expect(options).toEqual({ rootMargin: '50px', threshold: 0.01 })
  expect(source()).toBeNull()
  expect([picture().width, picture().height]).toEqual([300, 300])
  tell(false)
  expect(source()).toBeNull()
  tell(true)
  expect(source()).toBe('/pictures/17.webp')
  expect(picture().dataset['fade']).toBe('waiting')
  fireEvent.load(picture())
  expect(picture().dataset['fade']).toBe('shown')
  tell(false)
  expect(source()).toBe('/pictures/17.webp')
})

test('without scripts the browser itself loads late, and hydration leaves its picture alone', () => {
  stubObserver()
  const place = document.createElement('div')
  document.body.append(place)
  const element = <ProductImage src="/pictures/17.webp" alt="Taza" />
  place.innerHTML = renderToString(element)
  expect(source()).toBe('/pictures/17.webp')
  expect(picture().getAttribute('loading')).toBe('lazy')
  expect(picture().dataset['fade']).toBeUndefined()
  const before = picture()
  render(element, { container: place, hydrate: true })
  expect(picture()).toBe(before)
  expect(source()).toBe('/pictures/17.webp')
  expect(picture().dataset['fade']).toBeUndefined()
})

test('what is seen first is neither watched nor faded', () => {
  const { rerender } = render(<ProductImage src="/pictures/17.webp" alt="Taza" side={300} first />)
  expect(picture().srcset).toBe('/pictures/17.400.webp 400w, /pictures/17.webp 800w')
  expect(picture().getAttribute('fetchpriority')).toBe('high')
  expect(picture().getAttribute('loading')).toBe('eager')
  expect(picture().dataset['fade']).toBeUndefined()
  rerender(<ProductImage src="/pictures/17.webp" alt="Taza" eager />)
  expect(picture().getAttribute('loading')).toBe('eager')
  expect(picture().hasAttribute('fetchpriority')).toBe(false)
})

test('a store’s picture: our copies, then the store, then the placeholder; said once', () => {
  allowConsole('picture failed')
  const warn = vi.spyOn(console, 'warn')
  const address = 'https://i.ebayimg.com/once.jpg'
  render(
    <>
      <ProductImage src={address} alt="Taza" first />
      <ProductImage src={address} alt="Otra" first />
    </>,
  )
  expect(picture().srcset).toContain('/api/proxy-image?url=https%3A%2F%2Fi.ebayimg.com%2Fonce.jpg')
  fireEvent.error(picture())
  expect(source()).toBe(address)
  expect(picture().hasAttribute('srcset')).toBe(false)
  fireEvent.error(picture())
  expect(source()).toBe('/placeholder.svg')
  fireEvent.error(picture())
  expect(source()).toBe('/placeholder.svg')
  fireEvent.error(screen.getByRole('img', { name: 'Otra' }))
  expect(warn.mock.calls).toEqual([[`picture failed: ${address}`]])
})

test('Amazon’s: its own address, by way of us, then the placeholder', () => {
  allowConsole('picture failed')
  const address = 'https://m.media-amazon.com/images/I/a.jpg'
  render(<ProductImage src={address} alt="Taza" first />)
  expect([source(), picture().hasAttribute('srcset')]).toEqual([address, false])
  fireEvent.error(picture())
  expect(source()).toBe(`/api/proxy-image?url=${encodeURIComponent(address)}&w=640`)
  fireEvent.error(picture())
  expect(source()).toBe('/placeholder.svg')
})

test('a new picture in the same place gets its chance', () => {
  allowConsole('picture failed')
  const { rerender } = render(<ProductImage src="/pictures/gone.webp" alt="Taza" first />)
  fireEvent.error(picture())
  expect(source()).toBe('/placeholder.svg')
  rerender(<ProductImage src="/pictures/18.webp" alt="Taza" first />)
  expect(source()).toBe('/pictures/18.webp')
})

test('who saves data is given the small copies', () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })
  render(<ProductImage src="/pictures/17.webp" alt="Taza" sizes="90vw" />)
  tell(true)
  expect(picture().sizes).toBe('160px')
})

test('who saves data is given the small copies by the server, too', () => {
  renderInShop(<ProductImage src="/pictures/17.webp" alt="Taza" sizes="90vw" first />, {
    facts: { savesData: true },
  })
  expect(picture().sizes).toBe('160px')
})

test('a product without a picture shows the placeholder', () => {
  render(<ProductImage src={null} alt="Taza" first />)
  expect(source()).toBe('/placeholder.svg')
})
