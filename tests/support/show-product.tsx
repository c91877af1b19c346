// The product page for tests: what its reads answer, and what search engines are told.
import { RouterContextProvider } from 'react-router'
import type { ProductCard, ProductDetail } from '#contract/catalogue.ts'
import { pageContext } from '#src/lib/calls.ts'
import { Component, loader } from '#src/pages/shop/product.page.tsx'
import { soldOutLamp } from '#tests/fixtures/product-cards.ts'
import { cupInFull } from '#tests/fixtures/product-details.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

interface Shelf {
  product?: () => Promise<ProductDetail>
  related?: () => Promise<ProductCard[]>
}

export function showProduct(shelf: Shelf = {}, at = '/product/17') {
  const { product = async () => cupInFull, related = async () => [soldOutLamp] } = shelf
  const context = new RouterContextProvider()
  const read = { catalogue: { product, related } } as never
  context.set(pageContext, { read, write: {} as never, inBrowser: true, locale: 'es' })
  const load = ({ params, request, url, pattern }: Parameters<typeof loader>[0]) =>
    loader({ params, request, url, pattern, context })
  const routes = [{ path: '/product/:id', Component, loader: load, HydrateFallback: () => null }]
  return renderInShop(null, { at, routes, alone: true })
}

/** What search engines are told, in the order of the page. */
export const dataOnPage = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  )
