// Proves that a start without a login of its demo admin says why, and how to get in.
import { expect, test } from 'vitest'
import { greeting } from './greeting.ts'

const shop = { brandName: 'Puente', url: 'http://x', mailboxUrl: null, mailsAreShut: false }
const maria = { role: 'customer', username: 'maria', password: 'p', once: false }

test('a demo shop whose admin has another password says so', () => {
  const told = greeting({ ...shop, demo: true, logins: [maria] })
  expect(told).toMatch(/Demo admin +has another password since.*npm run admin -- create/)
})

test.each([
  { demo: true, logins: [{ ...maria, role: 'admin' }] },
  { demo: false, logins: [] },
])('there is nothing to say of it in %j', (people) =>
  expect(greeting({ ...shop, ...people })).not.toContain('another password'),
)
