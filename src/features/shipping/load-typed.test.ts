// A form of a shipment stands also while nobody answers: what was typed is in it, and no city is called unserved.
import { expect, test } from 'vitest'
import { loadShipment } from './load-shipment.ts'

const down = () => Promise.reject(new Error('down'))
const calls = { destinations: down, destination: down, tariff: down, packedProducts: down }
const page = { read: { shipping: calls, customs: { rules: down } }, locale: 'es' } as never

test.each(['', '?to=co-bogota&w=5'])(
  'with all calls failing there is no tariff (%s)',
  async (query) => {
    const request = new Request(`https://puente.example/calculator${query}`)
    const loaded = await loadShipment(request, page, async () => {})
    expect(loaded).toMatchObject({
      tariff: null,
      customs: null,
      answer: null,
      destinations: [],
      unserved: false,
    })
    expect(loaded.view.destination).toBe(query ? 'co-bogota' : '')
  },
)
