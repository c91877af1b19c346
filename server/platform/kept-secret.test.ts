// The secret is made once, is private, and is the same for everybody.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { keptSecret } from './kept-secret.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-secret-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

it('keeps its secret in a file that only its owner reads', () => {
  const file = path.join(folder, 'deep/secret')
  const secret = keptSecret(file)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(keptSecret(file)).toBe(secret)
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  expect(fs.readdirSync(path.dirname(file))).toEqual(['secret'])
})
