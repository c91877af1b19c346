// Proves that whoever follows the README gets what it says: its commands and settings are there.
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { CONFIG_VARIABLES } from '#server/config-variables.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (name: string) => fs.readFileSync(path.join(ROOT, name), 'utf8')

const readme = read('README.md')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

describe('README.md', () => {
  it('starts and tests the shop with one line each', () => {
    expect(readme.split('\n')).toEqual(
      expect.arrayContaining(['npm ci && npm start', 'npm ci && npm test']),
    )
    expect(read('.ci/run')).toMatch(/^npm ci && npm test$/m)
  })

  it('names every command that there is', () => {
    const named = [...readme.matchAll(/\bnpm (?:run )?([a-z][\w:]*)/g)].map(([, name]) => name)
    // What npm runs before another command is nobody's to type.
    const typed = Object.keys(scripts).filter((name) => !/^pre(?:start|test)$/.test(name))
    expect(new Set(named.filter((name) => name !== 'ci'))).toEqual(new Set(typed))
  })

  it('names only settings that there are', () => {
    const named = [...readme.matchAll(/`([A-Z][A-Z_]+)(?:=\w+)?`/g)].map(([, name]) => name ?? '')
    const known = [...Object.keys(CONFIG_VARIABLES.shape), 'POSTGRES_PASSWORD', 'FILE', 'NAME']
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })
})

it('every command starts a file that is there', () => {
  const started = Object.values(scripts).flatMap((line) => line.match(/scripts\/\S+/g) ?? [])
  expect(started.filter((name) => !fs.existsSync(path.join(ROOT, name)))).toEqual([])
})
