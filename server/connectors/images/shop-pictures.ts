// The shop's own pictures, as admins bring them: read as pixels, written again in two sizes under a name made of what
// they show, and kept until they are dropped. Whatever else was in the file is left behind.
import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { createTurnstile } from '#server/platform/turnstile.ts'
import { dropAbandoned, writeAtomically } from '#server/platform/write-atomically.ts'
import { PictureError } from './picture-fault.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { sniffPicture } from './sniff-picture.ts'

export interface ShopPictures {
  /**
   * The name of the large one, `{hash}.webp`; the same picture has the same name. Null: no picture we can read.
   * @throws what a full disk says; then nothing is left of it
   */
  keep: (bytes: Uint8Array) => Promise<string | null>
  /** Null: there is none of this name. */
  read: (name: string) => Promise<Buffer | null>
  /** Nobody shows it any more. What is not there is dropped already. */
  drop: (name: string) => Promise<void>
}

/** As pages ask for pictures of ours (src/ui/picture-sources): the small one is named after the large one. */
const LARGE = 800
const SMALL = 400
const NAME = /^[0-9a-f]{32}(?:\.400)?\.webp$/u

export function openPictureFolder(folder: string): ShopPictures {
  const turnstile = createTurnstile({ places: 1, queue: 50 })
  const waiting = path.join(folder, 'waiting')
  const shrink = async (bytes: Uint8Array) => ({
    large: await shrinkPicture(bytes, { width: LARGE, format: 'webp' }),
    small: await shrinkPicture(bytes, { width: SMALL, format: 'webp' }),
  })
  const keep = async (bytes: Uint8Array) => {
    if (sniffPicture(bytes) === null) return null
    try {
      const { large, small } = await turnstile(() => shrink(bytes))
      const name = createHash('sha256').update(large).digest('hex').slice(0, 32)
      await dropAbandoned(waiting)
      // Where older versions wrote, and a full disk left them.
      await dropAbandoned(folder, '.half')
      // The large one last: where it is, both are.
      await writeAtomically(waiting, [
        { file: path.join(folder, `${name}.${SMALL}.webp`), bytes: [small] },
        { file: path.join(folder, `${name}.webp`), bytes: [large] },
      ])
      return `${name}.webp`
    } catch (error) {
      if (error instanceof PictureError) return null
      throw error
    }
  }
  const read = async (name: string) => {
    if (!NAME.test(name)) return null
    try {
      return await fs.readFile(path.join(folder, name))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }
  const drop = async (name: string) => {
    if (!NAME.test(name)) return
    for (const each of [name, name.replace('.webp', `.${SMALL}.webp`)])
      await fs.rm(path.join(folder, each), { force: true })
  }
  return { keep, read, drop }
}
