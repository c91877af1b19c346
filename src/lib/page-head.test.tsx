// Proves what search engines and networks are told of a page: its language, as much of its words as is shown, and a card.
import { beforeEach, expect, test, vi } from 'vitest'
import { LOCALES, type Locale } from '#domain/vocabulary.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { PageHead } from './page-head.tsx'

const meta = (name: string) =>
  [...document.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`)].map((tag) =>
    tag.getAttribute('content'),
  )
// Most of it is drawn by the server alone.
beforeEach(() => vi.stubEnv('SSR', true))

const NAME = 'Cafetera italiana de aluminio para seis tazas con mango de madera y filtro fino'

test.each(Object.entries({ es: 'es_ES', en: 'en_US', it: 'it_IT', pt: 'pt_BR' }))(
  'a page in %s is %s, and names the others',
  (locale, name) => {
    renderInShop(<PageHead title="Ayuda" />, { at: '/help', locale: locale as Locale })
    expect(meta('og:locale')).toEqual([name])
    expect(meta('og:locale:alternate')).toHaveLength(LOCALES.length - 1)
    expect(meta('og:locale:alternate')).not.toContain(name)
  },
)

test('a long name is cut behind a word and keeps the shop’s; networks get all of it', () => {
  renderInShop(<PageHead title={NAME} description={`${NAME}. ${NAME}. ${NAME}.`} />)
  expect(document.title).toBe('Cafetera italiana de aluminio para seis tazas con… | Puente')
  expect(meta('og:title')).toEqual([NAME])
  const [said = ''] = meta('description')
  expect(said?.length).toBeLessThanOrEqual(155)
  expect(said).toMatch(/\p{L}…$/u)
})

test('a shop’s name that is long itself gives way to the title', () => {
  const brand = 'Casilleros Internacionales de Venezuela'
  renderInShop(<PageHead title={NAME} />, { facts: { brand } })
  expect(document.title).toBe('Cafetera italiana de aluminio para seis tazas con mango de…')
})

test('what no search engine shows is not cut', () => {
  renderInShop(<PageHead title={NAME} noindex />)
  expect(document.title).toBe(`${NAME} | Puente`)
})

test('every page has a card; only a picture of ours is put on it', () => {
  const card = 'https://puente.example/share.jpg?page=%2Fproduct%2F7'
  const show = (image: string) =>
    renderInShop(<PageHead title={NAME} canonical="/product/7" image={image} />)
  const { unmount } = show('https://i.ebayimg.com/images/g/x/s-l1600.jpg')
  expect([meta('og:image'), meta('puente-picture')]).toEqual([[card], []])
  unmount()
  show('/shop-pictures/7.webp')
  expect([meta('og:image'), meta('puente-picture')]).toEqual([[card], ['/shop-pictures/7.webp']])
})
