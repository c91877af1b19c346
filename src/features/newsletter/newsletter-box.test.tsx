// The newsletter's box where scripts run: each answer of the documented call in its documented words, beside the field.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { NewsletterBox } from './newsletter-box.tsx'

const sent = vi.fn<typeof fetch>()

const ask = (email: string, answer: Response | Error, locale: 'es' | 'en' = 'en') => {
  sent.mockReset()
  if (answer instanceof Error) sent.mockRejectedValue(answer)
  else sent.mockResolvedValue(answer)
  vi.stubGlobal('fetch', sent)
  const shown = renderInShop(<NewsletterBox />, { locale })
  const field = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(field, { target: { value: email } })
  fireEvent.click(screen.getByRole('button'))
  return { ...shown, field }
}
const told = async (text: string) => {
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
  return screen.getByRole('status').dataset['good']
}

test.each([
  ['en', { ok: true }, 'Thank you for subscribing!'],
  [
    'en',
    { ok: true, pending: true },
    'Thank you for subscribing! We sent you an email: press its button to confirm.',
  ],
  ['es', { ok: true }, '¡Gracias por suscribirte!'],
] as const)(
  '%s: a new address is thanked for and leaves the field (%j)',
  async (locale, body, text) => {
    const { field, container } = ask(
      ' ana@example.com ',
      Response.json(body, { status: 200 }),
      locale,
    )
    expect(await told(text)).toBe('true')
    expect(field.value).toBe('')
    const [path, init] = sent.mock.calls[0] ?? []
    expect([path, init?.method, init?.body]).toEqual([
      '/api/newsletter-subscribe',
      'POST',
      '{"email":"ana@example.com"}',
    ])
    expect(new Headers(init?.headers).get('accept-language')).toBe(locale)
    await expectAccessible(container)
  },
)

test.each([
  [Response.json({}, { status: 409 }), 'This email is already subscribed.'],
  [Response.json({}, { status: 400 }), 'Please enter a valid email address.'],
  [Response.json({}, { status: 500 }), 'An error occurred. Please try again later.'],
  [new TypeError('Failed to fetch'), 'An error occurred. Please try again later.'],
  [
    Response.json({}, { status: 429, headers: { 'retry-after': '120' } }),
    'Too many attempts. Try again in 2 minutes.',
  ],
])('a no is told beside the address, which stays (%#)', async (answer, text) => {
  const { field } = ask('ana@example.com', answer)
  expect(await told(text)).toBe('false')
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['ana@example.com', 'true'])
  expect(field.getAttribute('aria-describedby')).toContain(screen.getByRole('status').id)
})

test('what is no address asks nobody', async () => {
  ask('ana', new Error('nobody is asked'), 'es')
  expect(await told('Por favor, escribe un correo válido.')).toBe('false')
  expect(sent).not.toHaveBeenCalled()
})
