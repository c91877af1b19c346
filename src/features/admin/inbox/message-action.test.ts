// Answers to messages: whatever comes back to the form keeps the mark that makes pressing again one answer.
import { expect, test } from 'vitest'
import type { PageContext } from '#src/lib/calls.ts'
import { messageAction } from './message-action.ts'

const NONCE = '6f2b1c1e-5d7a-4f7e-9c55-0d1f3a7b8c9d'
const post = (text: string) =>
  new Request('http://shop.test/admin/messages/1', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'answer', text, nonce: NONCE }),
  })
const door = {
  inBrowser: true,
  write: { contact: { adminAnswer: () => Promise.reject(new TypeError('Failed to fetch')) } },
} as unknown as Pick<PageContext, 'write' | 'inBrowser'>

test.each([
  ['nobody knows whether it arrived', 'Hola, Ana', { unsaved: 'offline' }],
  ['too short', 'a', { fault: 'short' }],
])('%s: text and mark stay', async (_name, text, told) => {
  expect(await messageAction(1, post(text), door)).toEqual({ text, nonce: NONCE, ...told })
})
