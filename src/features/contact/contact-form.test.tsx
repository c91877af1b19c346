// The contact form where scripts run: faults at their fields, documented toasts, and nothing typed is lost by a failure.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showToast } from '#src/lib/toast.ts'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { ContactForm } from './contact-form.tsx'

vi.mock('#src/lib/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }))

const sent = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.mocked(showToast).mockReset()
  vi.stubGlobal('fetch', sent.mockReset())
})

const TYPED = {
  'Nombre completo': 'Ana Ruiz',
  'Correo electrónico': 'ana@example.com',
  Mensaje: '¿Llegó mi paquete 1Z999?',
}
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: '[name]' })
const send = (typed: Record<string, string>) => {
  const shown = renderInShop(<ContactForm stamp="mark" sent={false} />)
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(field(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }))
  return shown
}
/** In view where somebody has just clicked: the form is longer than a window. */
const expectBesideButton = (said: HTMLElement) => {
  expect(document.activeElement?.contains(said)).toBe(true)
  const { nextElementSibling: next } = document.activeElement ?? {}
  expect(next).toBe(screen.getByRole('button', { name: 'Enviar mensaje' }))
}
const toast = () => vi.mocked(showToast).mock.calls[0]?.[0]

test('a message goes by the documented call, is thanked for, and empties the form', async () => {
  sent.mockResolvedValue(Response.json({ success: true }))
  const { container } = send(TYPED)
  await waitFor(() => expect(toast()?.title).toBe('Mensaje enviado'))
  expect(toast()?.tone ?? 'success').toBe('success')
  const [path, init] = sent.mock.calls[0] ?? []
  expect(path).toBe('/api/contact')
  expect(JSON.parse(init?.body as string)).toEqual({
    fullName: 'Ana Ruiz',
    email: 'ana@example.com',
    subject: 'general',
    message: '¿Llegó mi paquete 1Z999?',
    website: '',
    stamp: 'mark',
  })
  for (const label of Object.keys(TYPED)) expect(field(label).value).toBe('')
  expect(toast()?.text).toBe('Gracias por escribirnos. Te responderemos pronto por correo.')
  expectBesideButton(screen.getByText(/^Recibimos tu mensaje/))
  expect(container.textContent).not.toContain('Gracias por escribirnos')
  await expectAccessible(container)
})

test.each([
  [
    'no line',
    () => Promise.reject(new TypeError('Failed to fetch')),
    /^No pudimos enviar/,
    /vuelve a enviarlo o llámanos/,
  ],
  [
    'a fault',
    () => Promise.resolve(Response.json({}, { status: 500 })),
    /^No pudimos enviar/,
    /vuelve a enviarlo/,
  ],
  [
    'too many',
    () => Promise.resolve(Response.json({}, { status: 429, headers: { 'retry-after': '120' } })),
    /^Enviaste varios mensajes/,
    /^Tu mensaje sigue aquí: podrás enviarlo dentro de 2 minutos/,
  ],
])(
  '%s is a toast «Error» and a notice of what comes next, and what was typed stays too',
  async (_, answer, text, next) => {
    sent.mockImplementation(answer)
    send(TYPED)
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Error', tone: 'error' }))
    // The focus reads the notice: an alert would say it once more.
    expect(screen.queryByRole('alert')).toBeNull()
    expect(toast()?.text).toMatch(text)
    expect(screen.queryByText(text)).toBeNull()
    expectBesideButton(screen.getByText(next))
    for (const [label, value] of Object.entries(TYPED)) expect(field(label).value).toBe(value)
  },
)

test('what cannot be sent is told in the documented words at its field, and asks nobody', async () => {
  const { container } = send({ 'Correo electrónico': 'ana', Mensaje: 'Hola' })
  await waitFor(() => expect(field('Nombre completo').getAttribute('aria-invalid')).toBe('true'))
  for (const [label, text] of [
    ['Nombre completo', 'El nombre es requerido'],
    ['Correo electrónico', 'Email inválido'],
    ['Mensaje', 'El mensaje debe tener al menos 10 caracteres'],
  ] as const) {
    const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain(text)
  }
  expect([sent.mock.calls.length, vi.mocked(showToast).mock.calls.length]).toEqual([0, 0])
  await expectAccessible(container)
})
