// Tests the desk of messages: an answer is one answer however often it is sent, moving keeps what is typed, lists narrow.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { MessageRow, MessageView } from '#contract/contact.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { Component as MessagePage } from '#src/pages/admin/message.page.tsx'
import { Component as MessagesPage } from '#src/pages/admin/messages.page.tsx'
import { Component as SubscribersPage } from '#src/pages/admin/subscribers.page.tsx'
import { expectAccessible } from '#tests/support/expect-accessible.ts'
import { type Answers, renderDesk, serveDesk, wordsOf } from '#tests/support/render-desk.tsx'

afterEach(() => vi.unstubAllGlobals())

const createdAt = '2026-05-04T15:00:00.000Z'
const row: MessageRow = {
  id: 4,
  fullName: 'Ana Pérez',
  email: 'ana@example.com',
  subject: 'claim',
  state: 'open',
  spam: false,
  locale: 'pt',
  excerpt: 'Onde está',
  createdAt,
}
const { excerpt: _excerpt, ...head } = row
const message: MessageView = { ...head, message: 'Onde está a caixa?', markedBy: null, replies: [] }
const reply = { id: 1, text: 'Em Miami.', author: 'admin', at: createdAt }

const open = async (answers: Answers = {}, locale: Locale = 'es') => {
  const calls = serveDesk({ 'contact.adminMessage': () => message, ...answers })
  const at = { at: '/admin/messages/4', path: '/admin/messages/:id', locale }
  const shown = renderDesk(<MessagePage />, at)
  await screen.findByRole('heading', { level: 1, name: 'Ana Pérez' })
  const field = () => shown.container.querySelector('textarea')!
  const type = (value: string) => fireEvent.change(field(), { target: { value } })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const sent = () =>
    calls.flatMap(({ name, input }) =>
      name === 'contact.adminAnswer' ? [input as { text: string; nonce: string }] : [],
    )
  return { ...shown, calls, field, type, press, sent }
}

test('an answer that nobody heard of is sent again as the same one, and the next is another', async () => {
  let stored = message
  let isBroken = true
  const { field, type, press, sent } = await open({
    'contact.adminMessage': () => stored,
    'contact.adminAnswer': () => {
      if (isBroken) throw new Error('broken')
      stored = { ...stored, replies: [...stored.replies, { ...reply, id: sent().length }] }
      return { ok: true }
    },
  })
  type('Em Miami.')
  press('Enviar respuesta')
  expect((await screen.findByRole('alert')).textContent).toContain('Inténtalo de nuevo')
  expect(field().value).toBe('Em Miami.')
  isBroken = false
  press('Enviar respuesta')
  await waitFor(() => expect(field().value).toBe(''))
  type('Chega amanhã.')
  press('Enviar respuesta')
  await waitFor(() => expect(sent()).toHaveLength(3))
  const [first, again, other] = sent()
  expect(first).toMatchObject({ id: 4, text: 'Em Miami.' })
  expect(again).toEqual(first)
  expect(other?.nonce).not.toBe(first?.nonce)
})

test('one that is too short is told at its field', async () => {
  const { field, type, press, sent } = await open()
  expect(field().lang).toBe('pt')
  type('a')
  press('Enviar respuesta')
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
  expect(field().value).toBe('a')
  expect(sent()).toEqual([])
})

test('the address of who wrote is a link that breaks behind the @ alone', async () => {
  await open()
  const link = screen.getByRole('link', { name: message.email })
  expect(link.getAttribute('href')).toBe('mailto:ana%40example.com')
  expect(link.innerHTML).toBe('ana@<wbr>example.com')
})

test('a message is moved, and what was typed meanwhile stays', async () => {
  let stored = message
  const { calls, field, type, press } = await open({
    'contact.adminMessage': () => stored,
    'contact.adminMove': () => {
      stored = { ...message, spam: true, markedBy: 'admin' }
      return { ok: true }
    },
  })
  type('Em Miami.')
  press('Es sospechoso')
  expect(await screen.findByText('admin lo marcó como sospechoso.')).toBeTruthy()
  expect(calls).toContainEqual({ name: 'contact.adminMove', input: { id: 4, to: 'markSpam' } })
  expect(field().value).toBe('Em Miami.')
  expect(screen.getByRole('button', { name: 'No es sospechoso' })).toBeTruthy()
})

const subscriber = {
  id: 2,
  email: 'ana@example.com',
  state: 'confirmed',
  locale: 'pt',
  since: createdAt,
  confirmedAt: createdAt,
}
const lists: Answers = {
  'contact.adminMessages': () => ({ messages: [row], nextBefore: 4, open: 1 }),
  'newsletter.adminSubscribers': () => ({
    subscribers: [subscriber],
    nextBefore: 2,
    confirmed: 1,
  }),
}

test.each<[string, ComponentType, string]>([
  ['messages', MessagesPage, 'contact.adminMessages'],
  ['subscribers', SubscribersPage, 'newsletter.adminSubscribers'],
])('%s are narrowed by their address', async (path, Page, name) => {
  const calls = serveDesk(lists)
  renderDesk(<Page />, { at: `/admin/${path}?state=all&search=ana&before=9` })
  await screen.findByRole('table')
  expect(calls).toContainEqual({ name, input: { state: 'all', search: 'ana', before: 9 } })
  const way = screen.getByRole('link', { name: 'Más antiguos' }).getAttribute('href')
  expect(way).toMatch(/state=all&search=ana&before=[24]&trail=9$/u)
})

test.each<[string, ComponentType]>([
  ['messages', MessagesPage],
  ['subscribers', SubscribersPage],
])(
  '%s: whatever is broken in the address becomes a default, in English too',
  async (path, Page) => {
    serveDesk(lists)
    const { container } = renderDesk(<Page />, { at: `/admin/${path}?before=x`, locale: 'en' })
    await screen.findByRole('table')
    expect(wordsOf(container)).not.toMatch(/undefined|[{}]/u)
    await expectAccessible(container)
  },
)

test('a message speaks another language too', async () => {
  const { container } = await open(
    { 'contact.adminMessage': () => ({ ...message, replies: [reply] }) },
    'en',
  )
  expect(wordsOf(container)).not.toMatch(/undefined|[{}]/u)
  await expectAccessible(container)
})
