// What a page is made of, read from a build manifest of three pages.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuild } from './assets.ts'

const MANIFEST = {
  'src/entry.client.tsx': { file: 'entry.js', isEntry: true, css: ['entry.css'] },
  '_card.js': { file: 'card.js', imports: ['src/entry.client.tsx'], css: ['card.css'] },
  'list.tsx': {
    file: 'list.js',
    imports: ['src/entry.client.tsx', '_card.js'],
    css: ['list.css'],
  },
  'later.tsx': { file: 'later.js', imports: ['_card.js'], css: ['later.css'] },
}
let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-build-'))
  fs.mkdirSync(path.join(folder, '.vite'))
  fs.writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST))
  for (const name of ['entry', 'card', 'list', 'later'])
    fs.writeFileSync(path.join(folder, `${name}.css`), `.${name}{}`)
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

test('styles of a page and its late parts are carried, those that are imported before those that import', () => {
  const { styles } = openBuild(folder)({ pages: ['list.tsx'], parts: ['later.tsx'] })
  expect(styles).toEqual({
    inline: '.entry{}.card{}.list{}.later{}',
    links: [],
    inlined: ['/entry.css', '/card.css', '/list.css', '/later.css'],
  })
})

test('the scripts of a page are fetched beside the entry, and late parts are left for later', () => {
  const { starter } = openBuild(folder)({ pages: ['list.tsx'], parts: ['later.tsx'] })
  expect(starter).toContain('s.src="/entry.js"')
  expect(starter).toContain('["/card.js","/list.js"]')
})

test('a page without sources of its own has the entry alone', () => {
  const { styles, starter } = openBuild(folder)({ pages: [], parts: [] })
  expect(styles.inline).toBe('.entry{}')
  expect(starter).toContain('of []')
})
