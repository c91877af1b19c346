// Holds that every script of package.json is run somewhere on little input, and reads its words like all the others.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { scriptRuns } from '#tests/support/script-runs.ts'
import { PARTS } from '../../scripts/bench/options.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (name: string) => fs.readFileSync(path.join(ROOT, name), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
// What npm runs before another command is run with it.
const typed = Object.keys(scripts).filter((name) => !/^pre(?:start|test)$/.test(name))
const runs = scriptRuns('/nowhere')

test('every script is run on little input', () => {
  expect(Object.keys(runs).toSorted()).toEqual(typed.toSorted())
})

test('every part of the bench is run', () => {
  const words = new Set(runs['bench']?.flatMap((run) => run.words))
  expect(PARTS.filter((part) => !words.has(part))).toEqual([])
})

test('every script tells what it takes and refuses the rest', () => {
  const files = typed.flatMap((name) => /scripts\/\S+/.exec(scripts[name] ?? '') ?? [])
  expect(files.filter((file) => !/\b(?:readCommand|takesNothing)\(/.test(read(file)))).toEqual([])
})
