// The shelf of a quote: products are found and become parcels with their own measures, and every trouble is told there.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseShipment } from '#contract/parse-shipment.ts'
import type { PackedProduct } from '#contract/shipping.ts'
import { read } from '#src/lib/browser-context.ts'
import type { Reads } from '#src/lib/calls.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import type { FoundProduct } from './find-for-shelf.ts'
import { ProductShelf } from './product-shelf.tsx'
import type { Change } from './use-shipment.ts'

vi.mock('#src/lib/browser-context.ts', () => ({
  read: {
    catalogue: {
      list: vi.fn<Reads['catalogue']['list']>(),
      idsOfStore: vi.fn<Reads['catalogue']['idsOfStore']>(),
    },
    shipping: { packedProducts: vi.fn<Reads['shipping']['packedProducts']>() },
  },
}))
const list = vi.mocked(read.catalogue.list)
const byLink = vi.mocked(read.catalogue.idsOfStore)
const packed = vi.mocked(read.shipping.packedProducts)

const DRONE: FoundProduct = { id: 7, name: 'Drone', textLanguage: 'en', priceCents: 4620 }
const BOX: PackedProduct = {
  id: 7,
  name: 'Drone',
  textLanguage: 'en',
  category: 'Electronics',
  priceCents: 4620,
  weight: { thousandths: 1500, unit: 'lb' },
  box: {
    length: { thousandths: 10_000, unit: 'in' },
    width: { thousandths: 8000, unit: 'in' },
    height: { thousandths: 4000, unit: 'in' },
  },
  cleared: false,
  sold: true,
  estimated: false,
}
const answer = (products: FoundProduct[]) =>
  list.mockResolvedValue({ products } as Awaited<ReturnType<Reads['catalogue']['list']>>)

const changed = vi.fn<Change>()
const latest = () => changed.mock.lastCall?.[0]
function Shelf({
  query,
  find,
  found,
}: {
  query: string
  find: string
  found: FoundProduct[] | null
}) {
  const [view, setView] = useState(() => parseShipment(new URLSearchParams(query), 'es'))
  const onChange: Change = (next, more) => {
    changed(next, more)
    setView(next)
  }
  return (
    <ProductShelf
      view={view}
      find={find}
      found={found && { products: found }}
      onChange={onChange}
    />
  )
}
const show = (query = '', find = '', found: FoundProduct[] | null = null) =>
  renderInShop(<Shelf {...{ query, find, found }} />, { at: '/quote' })
const search = (words: string) => {
  const field = screen.getByLabelText('Busca un producto o pega su enlace')
  fireEvent.change(field, { target: { value: words } })
  fireEvent.keyDown(field, { key: 'Enter' })
}

beforeEach(() => {
  changed.mockReset()
  list.mockReset()
  packed.mockReset()
})
afterEach(cleanup)

test('what is found takes the place of an empty row, and more of it is counted', async () => {
  answer([DRONE])
  packed.mockResolvedValue([BOX])
  const { container } = show()
  search('drone')
  fireEvent.click(await screen.findByRole('button', { name: 'Añadir Drone' }))
  await waitFor(() => expect(latest()?.goods).toEqual([{ id: 7, quantity: 1 }]))
  expect(latest()?.pieces).toEqual([])
  expect(changed.mock.lastCall?.[1]).toEqual([BOX])
  fireEvent.click(screen.getByRole('button', { name: 'Añadir Drone' }))
  await waitFor(() => expect(latest()?.goods).toEqual([{ id: 7, quantity: 2 }]))
  await expectAccessible(container)
})

test('it stands beside what was typed', async () => {
  packed.mockResolvedValue([BOX])
  show('length=40&width=30&height=25&weight=5', 'drone', [DRONE])
  fireEvent.click(screen.getByRole('button', { name: 'Añadir Drone' }))
  await waitFor(() => expect(latest()?.goods).toHaveLength(1))
  expect(latest()?.pieces).toMatchObject([{ length: '40', weight: '5' }])
})

test('nothing found, nothing asked and nobody answering are told here', async () => {
  answer([])
  show()
  search('   ')
  expect(list).not.toHaveBeenCalled()
  search('zzz')
  await screen.findByText('Ningún producto con esas palabras. Prueba con menos.')
  list.mockRejectedValue(new Error('offline'))
  search('drone')
  await screen.findByText('La búsqueda no respondió. Inténtalo de nuevo.')
  expect(screen.getByLabelText<HTMLInputElement>('Busca un producto o pega su enlace').value).toBe(
    'drone',
  )
})

test('a full form takes no more, and says how many it takes', () => {
  show(Array.from({ length: 50 }, (_, at) => `product=${at + 10}`).join('&'), 'drone', [DRONE])
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Añadir Drone' })
  expect(button.disabled).toBe(true)
  screen.getByText('Una cotización lleva hasta 50 bultos distintos.')
})

test('a pasted link is the product itself, or a row by hand that names the store', async () => {
  byLink.mockResolvedValue([7])
  packed.mockResolvedValue([BOX])
  show()
  search('https://www.walmart.com/ip/Drone/5689919121?from=app')
  await waitFor(() => expect(latest()?.goods).toEqual([{ id: 7, quantity: 1 }]))
  expect(byLink).toHaveBeenCalledWith({
    items: [{ store: 'walmart', externalIds: ['5689919121'] }],
  })
  expect(screen.getByLabelText<HTMLInputElement>(/^Busca/).value).toBe('')
  byLink.mockResolvedValue([])
  packed.mockResolvedValue([])
  search('https://www.amazon.com/dp/B0CHX1W1XY')
  await screen.findByText('No tenemos este artículo de Amazon en el catálogo')
  expect(latest()?.pieces).toMatchObject([{ what: 'Amazon B0CHX1W1XY' }])
})

test('a link of nobody we know is told at the field and asks nobody', async () => {
  byLink.mockReset()
  show()
  search('https://amazon.com.evil.example/dp/B0CHX1W1XY')
  await screen.findByText(/^Ese enlace no es de Amazon, eBay ni Walmart/)
  expect(screen.getByLabelText(/^Busca/).getAttribute('aria-invalid')).toBe('true')
  expect(byLink).not.toHaveBeenCalled()
  expect(list).not.toHaveBeenCalled()
})
