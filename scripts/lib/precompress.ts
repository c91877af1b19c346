// Compresses the built client once, at the highest level, so that no request has to.
import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const MIN_BYTES = 1024
const options = (size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle)) {
      if (!/\.(js|css|svg)$/.test(name)) continue
      const file = path.join(dir, name)
      const bytes = fs.readFileSync(file)
      if (bytes.length < MIN_BYTES) continue
      fs.writeFileSync(`${file}.br`, brotliCompressSync(bytes, options(bytes.length)))
      fs.writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    }
  },
})
