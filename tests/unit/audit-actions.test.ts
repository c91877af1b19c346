// Proves that every action the code writes into the audit log is one its page has words for, and the other way round.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { AUDIT_ACTIONS } from '#contract/audit.ts'

const DOMAINS = path.resolve(import.meta.dirname, '../../server/domains')

test('acts that are written and acts that are told are the same', () => {
  const written = fs
    .globSync('**/*.ts', { cwd: DOMAINS })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => fs.readFileSync(path.join(DOMAINS, file), 'utf8'))
    .filter((code) => code.includes('/audit.ts'))
    // Shorter names before the point are tables of a query.
    .flatMap((code) => code.match(/(?<=')(?!pgboss)[a-z]{3,}[.][a-z]\w+(?=')/g) ?? [])
  expect([...new Set(written)].toSorted()).toEqual([...AUDIT_ACTIONS].toSorted())
})
