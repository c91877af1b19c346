// What a branch changed is counted from where it left the main one, also in a copy that has none.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { changedBase } from './changed-base.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-changed-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))
const who = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com']
const git = (...words: string[]) =>
  execFileSync('git', [...who, ...words], { cwd: folder, encoding: 'utf8' }).trim()
const commit = (what: string) => {
  git('commit', '-q', '--allow-empty', '-m', what)
  return git('rev-parse', 'HEAD')
}

test('a branch begins where it left main; without main only what is not committed is new', () => {
  git('init', '-q', '-b', 'main')
  const left = commit('one')
  git('checkout', '-q', '-b', 'work')
  commit('two')
  expect(changedBase(folder)).toBe(left)
  git('branch', '-q', '-m', 'main', 'other')
  expect(changedBase(folder)).toBe('HEAD')
})
