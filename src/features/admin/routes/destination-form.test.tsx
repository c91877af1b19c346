// Tests the form that adds a city: what is wrong or taken stands at its field, and what is sent is what was typed.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { addDestinationInput } from '#contract/add-destination.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderDesk, serveDesk } from '#tests/support/render-desk.tsx'
import { DestinationForm } from './destination-form.tsx'

afterEach(() => vi.unstubAllGlobals())

const show = (answer: object) => {
  const calls = serveDesk({ 'shipping.addDestination': () => answer })
  const done = vi.fn<(code: string) => void>()
  const at = { at: '/admin/routes', path: '/admin/routes' }
  const shown = renderDesk(<DestinationForm country="ve" main="Caracas" done={done} />, at)
  const field = (name: string) =>
    shown.container.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const type = (name: string, value: string) =>
    fireEvent.change(field(name)!, { target: { value } })
  const save = () => fireEvent.submit(shown.container.querySelector('form')!)
  const sent = () => calls.findLast(({ name }) => name === 'shipping.addDestination')?.input
  return { ...shown, done, field, type, save, sent }
}

test('a city is sent as typed; what is missing in other languages is left to the Spanish name', async () => {
  const { container, done, type, save, sent } = show({ ok: true, code: 've-coro' })
  await screen.findByText(/Llega con los mismos servicios y días que Caracas/u)
  type('names.es', 'Coro')
  type('region', 'Falcón')
  type('remote', '7,50')
  await expectAccessible(container)
  save()
  await waitFor(() => expect(done).toHaveBeenCalledWith('ve-coro'))
  expect(addDestinationInput.parse(sent())).toEqual({
    country: 've',
    names: { es: 'Coro', en: 'Coro', it: 'Coro', pt: 'Coro' },
    region: 'Falcón',
    remote: 750,
    confirmed: false,
  })
})

test('what cannot be read, or is there already, stands at its field with what was typed', async () => {
  const { field, type, save, sent } = show({ ok: false, code: 'destination_exists' })
  type('names.es', 'Mérida')
  type('remote', 'mucho')
  save()
  await waitFor(() => expect(field('remote')?.getAttribute('aria-invalid')).toBe('true'))
  type('remote', '6')
  save()
  await waitFor(() => expect(field('region')?.getAttribute('aria-invalid')).toBe('true'))
  expect(sent()).toBeUndefined()
  type('region', 'Mérida')
  save()
  await screen.findAllByText('Ese destino ya existe en este país.')
  expect(field('names.es')?.value).toBe('Mérida')
  expect(field('names.es')?.getAttribute('aria-invalid')).toBe('true')
})
