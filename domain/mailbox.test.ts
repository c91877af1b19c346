// Proves which addresses count as one mailbox.
import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['pepe@example.com', 'pepe@example.com'],
  ['Pepe+7@Example.com', 'pepe@example.com'],
  ['pepe.gomez@example.com', 'pepe.gomez@example.com'],
  ['P.e.p.e+tienda@gmail.com', 'pepe@gmail.com'],
  ['pe.pe@googlemail.com', 'pepe@gmail.com'],
  ['pepe+a+b@example.com', 'pepe@example.com'],
])('%s leads to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
