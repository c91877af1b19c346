// Finds the styles of a page in the build manifest and keeps their texts for inlining.
import fs from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'

export interface PageStyles {
  inline: string
  links: string[]
  /** Addresses of what is inlined, so that no route asks for it again. */
  inlined?: string[]
}

const CLIENT_ENTRY = 'src/entry.client.tsx'

export function openBuild(folder: string) {
  const manifest = JSON.parse(
    fs.readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const entry = manifest[CLIENT_ENTRY]
  if (!entry) throw new Error(`The build in ${folder} has no ${CLIENT_ENTRY}`)
  const texts = new Map<string, string>()
  const known = new Map<string, PageStyles>()

  const textOf = (file: string): string => {
    const cached = texts.get(file)
    if (cached !== undefined) return cached
    const text = fs.readFileSync(path.join(folder, file), 'utf8')
    texts.set(file, text)
    return text
  }

  const collect = (key: string, files: Set<string>, seen: Set<string>): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) collect(imported, files, seen)
    for (const file of chunk.css ?? []) files.add(file)
  }

  return {
    entry: `/${entry.file}`,
    styles: (sources: string[]): PageStyles => {
      const key = sources.join('|')
      let styles = known.get(key)
      if (styles === undefined) {
        const files = new Set<string>()
        const seen = new Set<string>()
        for (const source of [CLIENT_ENTRY, ...sources]) collect(source, files, seen)
        styles = {
          inline: [...files].map(textOf).join(''),
          links: [],
          inlined: [...files].map((file) => `/${file}`),
        }
        known.set(key, styles)
      }
      return styles
    },
  }
}
