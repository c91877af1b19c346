// The line by which the README saves the files of a shop in containers is run as it stands there, and brings back everything.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inContainer, lineWith, shell } from '#tests/support/readme-lines.ts'

let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-backup-'))
  fs.chmodSync(folder, 0o755)
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

test('the files of a shop in containers', () => {
  const data = path.join(folder, 'data')
  fs.mkdirSync(path.join(data, 'shop-pictures'), { recursive: true })
  fs.mkdirSync(path.join(data, 'pictures'))
  for (const name of ['shop-pictures/a.webp', 'pictures/copy'])
    fs.writeFileSync(path.join(data, name), name)
  const inFolder = (line: string) => shell(inContainer(line).replace(' /data', ` ${data}`), folder)
  inFolder(lineWith('tar -c', '/data'))
  fs.rmSync(data, { recursive: true })
  fs.mkdirSync(data)
  inFolder(lineWith('tar -x', '/data'))
  expect(fs.readdirSync(data, { recursive: true }).map(String).toSorted()).toEqual([
    'shop-pictures',
    'shop-pictures/a.webp',
  ])
})
