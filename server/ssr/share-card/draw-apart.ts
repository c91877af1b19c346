// Has a card drawn outside of the shop's own process, which reads no SVG because strangers' pictures pass through it.
import { execFile } from 'node:child_process'
import path from 'node:path'
import type { Card } from './draw-card.ts'

const CHILD = path.join(import.meta.dirname, 'draw-card-child.ts')
/** A card takes half a second and 60 kB. */
const LIMITS = { timeout: 10_000, maxBuffer: 2 * 1024 * 1024 } as const

export const drawApart = (card: Card): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // It is told the card and nothing of the shop's settings.
    const options = { encoding: 'buffer', env: {}, ...LIMITS } as const
    const child = execFile(process.execPath, [CHILD], options, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    )
    child.stdin?.end(JSON.stringify(card))
  })
