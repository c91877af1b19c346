// Proves that a slip in the file of settings is told, and that what others read there is not.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unknownSettings } from './config-unknown.ts'
import { loadConfig } from './config.ts'

let folder = ''
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-env-'))
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

const written = (names: readonly string[]): string => {
  const file = path.join(folder, '.env')
  fs.writeFileSync(file, ['# PROT=1', ...names.map((name) => `${name}=9`)].join('\n'))
  return file
}

test.each([
  ['POORT', 'POORT in .env is no setting: did you mean PORT?'],
  ['port', 'port in .env is no setting: did you mean PORT?'],
  ['ORDER_HOLD_HOUR', 'ORDER_HOLD_HOUR in .env is no setting: did you mean ORDER_HOLD_HOURS?'],
  ['COLOUR', 'COLOUR in .env is no setting: it has no effect (see .env.example)'],
])('%s is told', (name, line) => expect(unknownSettings(written(['HOST', name]))).toEqual([line]))

test('what the containers and Node read is nobody’s slip', () => {
  const compose = fs.readFileSync(path.join(import.meta.dirname, '../docker-compose.yml'), 'utf8')
  const names = [...compose.matchAll(/[$][{]([A-Z_]+)/g)].map(([, name = '']) => name)
  expect(names).toContain('POSTGRES_PASSWORD')
  const file = written([...names, 'NODE_OPTIONS', 'COMPOSE_PROJECT_NAME', 'TZ'])
  expect(unknownSettings(file)).toEqual([])
  expect(unknownSettings(path.join(folder, 'none'))).toEqual([])
})

test('a start looks for it in the file', () => {
  const { unknown } = loadConfig({ DATA_DIR: folder }, written(['POSTGRES_USER', 'POORT']))
  expect(unknown).toEqual(['POORT in .env is no setting: did you mean PORT?'])
})
