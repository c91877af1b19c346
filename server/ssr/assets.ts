// Finds what a page is made of in the build manifest: styles, whose texts are inlined, and scripts, which are fetched early.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import type { PageAssets, RenderInput } from '#src/entry.server.tsx'
import { starterScript } from './starter.ts'

type Sources = Parameters<RenderInput['assets']>[0]

const CLIENT_ENTRY = 'src/entry.client.tsx'

const manifestOf = (folder: string): string =>
  fs.readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')

/** Names what was built: every file in it is named by what is in it. */
export const buildVersion = (folder: string): string =>
  createHash('sha256').update(manifestOf(folder)).digest('hex').slice(0, 16)

/** Answers with what the pages of a build are made of. */
export function openBuild(folder: string): RenderInput['assets'] {
  const manifest = JSON.parse(manifestOf(folder)) as Manifest
  const entry = manifest[CLIENT_ENTRY]
  if (!entry) throw new Error(`The build in ${folder} has no ${CLIENT_ENTRY}`)
  const texts = new Map<string, string>()
  const known = new Map<string, PageAssets>()

  const textOf = (file: string): string => {
    const cached = texts.get(file)
    if (cached !== undefined) return cached
    const text = fs.readFileSync(path.join(folder, file), 'utf8')
    texts.set(file, text)
    return text
  }

  /** These chunks and all they import, each after its imports. */
  const chunksOf = (sources: string[], seen = new Set<string>()): ManifestChunk[] =>
    sources.flatMap((key) => {
      const chunk = manifest[key]
      if (!chunk || seen.has(key)) return []
      seen.add(key)
      return [...chunksOf(chunk.imports ?? [], seen), chunk]
    })

  const compose = ({ pages, parts }: Sources): PageAssets => {
    const drawn = chunksOf([CLIENT_ENTRY, ...pages, ...parts])
    const styles = [...new Set(drawn.flatMap(({ css = [] }) => css))]
    const scripts = chunksOf([CLIENT_ENTRY, ...pages]).filter(({ isEntry }) => !isEntry)
    return {
      styles: {
        inline: styles.map(textOf).join(''),
        links: [],
        inlined: styles.map((file) => `/${file}`),
      },
      starter: starterScript(
        `/${entry.file}`,
        scripts.map(({ file }) => `/${file}`),
      ),
    }
  }

  return (sources) => {
    const key = [...sources.pages, '', ...sources.parts].join('|')
    const assets = known.get(key) ?? compose(sources)
    known.set(key, assets)
    return assets
  }
}
