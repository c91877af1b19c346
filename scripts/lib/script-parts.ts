// Says which libraries the first script is made of and what each of them weighs.
import { brotliCompressSync } from 'node:zlib'
import { build, minifySync, type Rolldown } from 'vite'

export interface ScriptPart {
  name: string
  /** Minified and compressed by itself, in bytes; together the parts compress a little better. */
  bytes: number
}

const partOf = (file: string): string =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? 'the shop itself'

/** Builds the client in memory and takes its entry apart, heaviest part first. */
export async function partsOfFirstScript(root: string): Promise<ScriptPart[]> {
  const built = await build({ root, logLevel: 'silent', build: { write: false } })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const entry = outputs.find(
    (output): output is Rolldown.OutputChunk => output.type === 'chunk' && output.isEntry,
  )
  const codes = new Map<string, string>()
  for (const [file, { code }] of Object.entries(entry?.modules ?? {})) {
    const name = partOf(file)
    codes.set(name, (codes.get(name) ?? '') + (code ?? ''))
  }
  const parts = [...codes].map(([name, code]) => ({
    name,
    bytes: brotliCompressSync(minifySync('part.js', code).code).length,
  }))
  return parts.toSorted((a, b) => b.bytes - a.bytes)
}
