// A folder that cannot be made must be an error with a sentence, not a program that hangs.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'make-folder-'))
afterAll(() => fs.rmSync(root, { recursive: true }))

test('makes what is missing, and leaves what is there', () => {
  const deep = path.join(root, 'a/b/c')
  makeFolder(deep)
  fs.writeFileSync(path.join(deep, 'kept'), '')
  makeFolder(deep)
  expect(fs.readdirSync(deep)).toEqual(['kept'])
})

test('a file in the way is told with its name', () => {
  fs.writeFileSync(path.join(root, 'file'), '')
  for (const folder of ['file', 'file/inside', 'file/deep/inside'])
    expect(() => makeFolder(path.join(root, folder))).toThrow(/\/file is a file\. DATA_DIR must/)
})

test.runIf(process.platform === 'linux')('so is a file system that takes no folders', () => {
  expect(() => makeFolder('/proc/puente/data')).toThrow(/\/proc.* DATA_DIR must/)
})
