// The shelf of a quote: products are found and become parcels with their own measures, and every trouble is told there.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseShipment } from '#contract/parse-shipment.ts'
import type { ShipmentView } from '#contract/shipment-view.ts'
import type { PackedProduct } from '#contract/shipping.ts'
import { read } from '#src/lib/browser-context.ts'
import type { Reads } from '#src/lib/calls.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { type FoundProduct, ProductShelf } from './product-shelf.tsx'

vi.mock('#src/lib/browser-context.ts', () => ({
  read: {
    catalogue: { list: vi.fn<Reads['catalogue']['list']>() },
    shipping: { packedProducts: vi.fn<Reads['shipping']['packedProducts']>() },
  },
}))
const list = vi.mocked(read.catalogue.list)
const packed = vi.mocked(read.shipping.packedProducts)

const DRONE: FoundProduct = { id: 7, name: 'Drone', textLanguage: 'en', priceCents: 4620 }
const BOX: PackedProduct = {
  id: 7,
  name: 'Drone',
  category: 'Electronics',
  priceCents: 4620,
  weight: { thousandths: 1500, unit: 'lb' },
  sides: [10_000, 8000, 4000],
  sizeUnit: 'in',
  estimated: false,
}
const answer = (products: FoundProduct[]) =>
  list.mockResolvedValue({ products } as Awaited<ReturnType<Reads['catalogue']['list']>>)

const changed = vi.fn<(view: ShipmentView) => void>()
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
  const onChange = (next: ShipmentView) => {
    changed(next)
    setView(next)
  }
  return <ProductShelf {...{ view, find, found }} onChange={onChange} />
}
const show = (query = '', find = '', found: FoundProduct[] | null = null) =>
  renderInShop(<Shelf {...{ query, find, found }} />, { at: '/quote' })
const search = (words: string) => {
  const field = screen.getByLabelText('Buscar un producto')
  fireEvent.change(field, { target: { value: words } })
  fireEvent.keyDown(field, { key: 'Enter' })
}

beforeEach(() => {
  changed.mockReset()
  list.mockReset()
  packed.mockReset()
})
afterEach(cleanup)

test('what is found becomes a parcel in the unit it was measured in', async () => {
  answer([DRONE])
  packed.mockResolvedValue([BOX])
  const { container } = show()
  search('drone')
  fireEvent.click(await screen.findByRole('button', { name: 'Añadir Drone' }))
  await waitFor(() => expect(latest()?.pieces[0]?.what).toBe('Drone'))
  expect(latest()).toMatchObject({
    sizeUnit: 'in',
    pieces: [
      { length: '10', width: '8', height: '4', weight: '1,5', value: '46,2', source: 'product' },
    ],
  })
  await expectAccessible(container)
})

test('it stands below what was typed, in the unit the form has', async () => {
  packed.mockResolvedValue([{ ...BOX, estimated: true }])
  show('length=40&width=30&height=25&weight=5', 'drone', [DRONE])
  fireEvent.click(screen.getByRole('button', { name: 'Añadir Drone' }))
  await waitFor(() => expect(latest()?.pieces).toHaveLength(2))
  expect(latest()?.sizeUnit).toBe('cm')
  expect(latest()?.pieces[0]).toMatchObject({ length: '40', weight: '5' })
  // Ten inches to the thousandth, whatever unit is shown.
  expect(latest()?.pieces[1]).toMatchObject({ length: '10in', source: 'estimate' })
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
  expect(screen.getByLabelText<HTMLInputElement>('Buscar un producto').value).toBe('drone')
})

test('a full form takes no more, and says how many it takes', () => {
  show(Array.from({ length: 20 }, () => 'length=1').join('&'), 'drone', [DRONE])
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Añadir Drone' })
  expect(button.disabled).toBe(true)
  screen.getByText('Una cotización lleva hasta 20 bultos distintos.')
})
