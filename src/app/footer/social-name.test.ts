// Names of places outside: known ones as people know them, others by their host.
import { expect, test } from 'vitest'
import { socialName } from './social-name.ts'

test.each([
  ['https://www.instagram.com/puente', 'Instagram'],
  ['https://t.me/puente', 'Telegram'],
  ['https://social.example/@puente', 'social.example'],
])('%s is %s', (address, name) => {
  expect(socialName(address)).toBe(name)
})
