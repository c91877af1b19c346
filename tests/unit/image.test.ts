// The Dockerfile is read, not run: what it names exists, and whoever runs in it may write where its data is kept.
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { readText, ROOT, service, settings } from '#tests/support/container-files.ts'

describe('Dockerfile', () => {
  const instructions = readText('Dockerfile')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => ({ name: line.split(' ')[0]!, rest: line.slice(line.indexOf(' ') + 1).trim() }))
  const all = (name: string) =>
    instructions.filter((one) => one.name === name).map((one) => one.rest)
  const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'))
  const inLast = (name: string) => last.filter((one) => one.name === name).map((one) => one.rest)

  it('knows only instructions that exist', () => {
    const known = 'FROM WORKDIR COPY RUN ENV USER EXPOSE HEALTHCHECK CMD'.split(' ')
    expect(instructions.filter(({ name }) => !known.includes(name))).toEqual([])
  })

  it('can be read by the one it runs as, wherever its files came from', () => {
    expect(all('RUN').find((one) => one.endsWith('chmod -R a+rX .'))).toBeDefined()
  })

  it('builds in one stage and runs in another, on the Node the project uses', () => {
    expect(all('FROM')).toEqual(['node:24-slim AS build', 'node:24-slim'])
    expect(inLast('COPY')).toEqual(['--from=build /app ./'])
    expect(inLast('RUN').join()).not.toContain('npm')
  })

  it('does not run as root, and says whether it is well', () => {
    expect(inLast('USER')).toEqual(['node'])
    expect(inLast('HEALTHCHECK').join()).toContain("fetch('http://127.0.0.1:3000/healthz')")
    // With the limits of memory that `npm start` gives the program.
    const { scripts } = JSON.parse(readText('package.json')) as { scripts: { start: string } }
    const [, limits = '', line] = /^exec env ((?:MALLOC_\S+ )+)(.+)$/.exec(scripts.start) ?? []
    expect(JSON.parse(inLast('CMD')[0] ?? '')).toEqual(line?.split(' '))
    expect(inLast('ENV')[0]?.split(' ')).toEqual(expect.arrayContaining(limits.trim().split(' ')))
    expect(limits).toMatch(/^MALLOC_\w+=/)
  })

  it('lets the one it runs as write where its data is kept', () => {
    const folder = service('web').volumes![0]!.split(':')[1]!
    const at = (text: string) => last.findIndex(({ rest }) => rest.includes(text))
    expect(inLast('RUN')).toEqual([`mkdir ${folder} && chown node:node ${folder}`])
    expect(at('chown')).toBeLessThan(last.findIndex(({ name }) => name === 'USER'))
  })

  it('sets only settings that the program knows and accepts', () => {
    const pairs = inLast('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=')))
    // Those are limits of memory, which the machine reads.
    const env = Object.fromEntries(pairs.filter(([name]) => !name?.startsWith('MALLOC_')))
    expect(Object.keys(env).filter((key) => !settings.includes(key))).toEqual([])
    expect(parseConfig(env)).toMatchObject({ ok: true, config: { host: '0.0.0.0', port: 3000 } })
    expect(service('web').environment).toMatchObject(env)
    expect(inLast('EXPOSE')).toEqual(['3000'])
  })

  it('copies and starts only what exists and is not kept from the builder', () => {
    const ignore = readText('.dockerignore').split('\n')
    const kept = ignore.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
    const files = all('COPY')[0]!.split(' ').slice(0, -1)
    for (const file of [
      ...files,
      'scripts',
      'server',
      'src',
      'contract',
      'domain',
      'migrations',
      'public',
    ]) {
      expect(fs.existsSync(path.join(ROOT, file)), file).toBe(true)
      expect(kept, file).toContain(file)
    }
    for (const file of ['.env', '.data', '.git', 'node_modules', 'dist'])
      expect(kept).not.toContain(file)
  })
})
