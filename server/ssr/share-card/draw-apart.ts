// Has a card drawn outside of the shop's own process, which reads no SVG because third parties' pictures pass through it.
import { execFile } from 'node:child_process'
import path from 'node:path'
import type { Card } from './draw-card.ts'

const CHILD = path.join(import.meta.dirname, 'draw-card-child.ts')
/** A card takes half a second and 60 kB. */
const MOST_BYTES = 2 * 1024 * 1024

/** It ends when the signal says so, whatever it is doing. */
export const drawApart = (card: Card, signal: AbortSignal): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // It is told the card and nothing of the shop's settings.
    const options = { encoding: 'buffer', env: {}, signal, maxBuffer: MOST_BYTES } as const
    const child = execFile(process.execPath, [CHILD], options, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    )
    child.stdin?.end(JSON.stringify(card))
  })
