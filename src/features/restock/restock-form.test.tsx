// The form of a sold-out product: a fault stands at its field, an answer in the place of the form, and is told.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type PageContext, pageContext } from '#src/lib/calls.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { restockAction } from './load-restock.ts'
import { RestockForm } from './restock-form.tsx'

type Ask = PageContext['write']['restock']['ask']

const show = (answer: Awaited<ReturnType<Ask>>, awaited = true) => {
  const ask = vi.fn<Ask>(() => Promise.resolve(answer))
  const shown = renderInShop(null, {
    at: '/product/17',
    alone: true,
    user: { fullName: 'Ana', username: 'ana', email: 'ana@example.com', isAdmin: false },
    routes: [
      {
        path: '/product/:id',
        Component: () => <RestockForm awaited={awaited} quiet={false} />,
        action: (args) => {
          const write = { restock: { ask } } as unknown as PageContext['write']
          args.context.set(pageContext, { write, inBrowser: true, locale: 'es' } as PageContext)
          return restockAction(args)
        },
      },
    ],
  })
  return { ...shown, ask }
}
const field = () => screen.getByLabelText<HTMLInputElement>('Tu correo')
const send = (email: string) => {
  fireEvent.change(field(), { target: { value: email } })
  fireEvent.click(screen.getByRole('button', { name: 'Avísame' }))
}

test('it begins with the address of who is signed in, and says who will be written to', async () => {
  const { ask, container } = show({ ok: true })
  expect(field().value).toBe('ana@example.com')
  await expectAccessible(container)
  send('otra@example.com')
  const told = await screen.findByText('Listo. Apenas vuelva, te escribimos a otra@example.com.')
  expect(ask).toHaveBeenCalledWith({ productId: 17, email: 'otra@example.com' })
  expect(told.closest('[tabindex]')).toBe(document.activeElement)
  expect(screen.queryByRole('button', { name: 'Avísame' })).toBeNull()
})

test('what is no address is told at its field and asks nobody', async () => {
  const { ask, container } = show({ ok: true })
  send('nada')
  await screen.findByRole('link', { name: /Escribe un correo válido/u })
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['nada', 'true'])
  expect(ask).not.toHaveBeenCalled()
  await expectAccessible(container)
})

test('who waits for much is told at the field, who asks too often when to come back', async () => {
  const { unmount } = show({ ok: false, code: 'too_many_alerts' })
  send('ana@example.com')
  await screen.findAllByText(/ya esperas muchos productos/u)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  unmount()
  show({ ok: false, code: 'too_many_requests', retryAfterSeconds: 120 })
  send('ana@example.com')
  expect(await screen.findByText(/Demasiados intentos.*2 minutos/u)).toBeTruthy()
})

test('what came back meanwhile can be bought', () => {
  show({ ok: false, code: 'in_stock' }, false)
  expect(screen.getByRole('status').textContent).toContain('¡Ya volvió!')
})
