// Proves that the documents keep their word: the files, commands, rules and jobs they name are there.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { JOBS } from '#server/jobs/definitions.ts'
import { projectFiles } from '../../scripts/lib/project-files.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (name: string) => fs.readFileSync(path.join(ROOT, name), 'utf8')
const exists = (name: string) => fs.existsSync(path.join(ROOT, name))

const markdownIn = (folder: string) =>
  fs
    .readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name))
const documents = ['.', 'docs', 'docs/decisions'].flatMap(markdownIn)
const known = projectFiles().map((file) => `/${file.path}`)
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

describe.each(documents)('%s', (name) => {
  const text = read(name)

  it('links to what is there', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, link]) => link ?? '')
      .filter((link) => !/^[a-z]+:/.test(link))
    expect(links.filter((link) => !exists(path.join(path.dirname(name), link)))).toEqual([])
  })

  it('names files and commands that are there', () => {
    const files = text.match(
      /(?<=`)(?:domain|contract|server|src|demo|tests|scripts|migrations|docs|public)\/[\w./-]+\.\w+(?=`)/g,
    )
    expect((files ?? []).filter((file) => !exists(file))).toEqual([])
    // Inside a sentence about one folder a file may be named by its end.
    const ends = text.match(/(?<=`)[\w-]+(?:\/[\w-]+)*(?:\.[\w-]+)*\.tsx?(?=`)/g) ?? []
    expect(ends.filter((end) => !known.some((file) => file.endsWith(`/${end}`)))).toEqual([])
    const commands = [...text.matchAll(/`npm run ([\w:]+)/g)].map(([, command]) => command ?? '')
    expect(commands.filter((command) => !(command in scripts))).toEqual([])
  })
})

describe('ARCHITECTURE.md', () => {
  const architecture = read('ARCHITECTURE.md')
  const { forbidden } = createRequire(import.meta.url)(
    path.join(ROOT, '.dependency-cruiser.cjs'),
  ) as { forbidden: { name: string; comment: string }[] }
  const steps = forbidden.filter(({ comment }) => comment.startsWith('Import from lower domains'))

  it('names every import rule', () => {
    const rules = forbidden.filter((rule) => !steps.includes(rule)).map(({ name }) => name)
    expect(rules.filter((rule) => !architecture.includes(`\`${rule}\``))).toEqual([])
  })

  it('draws the ladder as the rules have it', () => {
    const drawn = [
      ...architecture.matchAll(/^\| `(\w+)` \| ((?:`\w+`(?:, )?)+|no other domain) \|$/gm),
    ]
    const table = drawn.map(([, domain = '', may = '']) => [domain, may.replaceAll('`', '')])
    const rules = steps.map(({ name, comment }) => [
      name.replace('ladder-', ''),
      /may use: ([^.]+)\./.exec(comment)?.[1] ?? '',
    ])
    expect(table).toEqual(rules)
  })

  it('lists every job', () => {
    const names = Object.values(JOBS).map((job) => job.name)
    expect(names.filter((job) => !architecture.includes(`\`${job}\``))).toEqual([])
  })
})
