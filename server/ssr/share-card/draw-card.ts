// Draws what a shared link shows: the shop's name, the page's title and a picture under an arch.
import fs from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { light } from '#src/theme/tokens.ts'
import { setLine, wrap } from './set-text.ts'

/** What every network that shows cards asks for. */
const CARD = { width: 1200, height: 630 } as const

const PUBLIC = path.resolve(import.meta.dirname, '../../../public')
const HERO = 'hero.webp'
const ARCH = { x: 742, y: 70, width: 400, height: 440 } as const
const TITLE = { size: 58, line: 72, x: 64, y: 236, width: 640, most: 4 } as const

const ownView = () => fs.readFile(path.join(PUBLIC, HERO))

async function archedPicture(picture: string | null): Promise<Buffer> {
  const { width, height } = ARCH
  const round = width / 2
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 ${height}V${round}a${round} ${round} 0 0 1 ${width} 0V${height}Z"/></svg>`
  const square = await sharp(picture === null ? await ownView() : Buffer.from(picture, 'base64'))
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: light.picture })
    .toBuffer()
  return sharp(square)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer()
}

function ground(brand: string, title: string): string {
  const { width, height } = CARD
  const lines = wrap(title, TITLE.size, TITLE.width, TITLE.most)
  const words = lines.map((line, index) =>
    setLine(line, TITLE.size, TITLE.x, TITLE.y + index * TITLE.line),
  )
  const arches = Array.from(
    { length: 10 },
    (_, index) => `<ellipse cx="${60 + index * 120}" cy="${height}" rx="54" ry="46"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${light.deep}"/><rect x="64" y="150" width="72" height="8" rx="4" fill="${light.honey}"/><g fill="${light.honey}">${setLine(brand, 44, TITLE.x, 116)}</g><g fill="${light['on-deep']}">${words.join('')}</g><g fill="${light.paper}">${arches.join('')}</g></svg>`
}

export interface Card {
  brand: string
  title: string
  /** The bytes of a picture of ours as base64; without one it is the shop's own view. */
  picture: string | null
}

/** A JPEG of `CARD`'s size, about 60 kB. */
export async function drawCard({ brand, title, picture }: Card): Promise<Buffer> {
  return sharp(Buffer.from(ground(brand, title)))
    .composite([{ input: await archedPicture(picture), left: ARCH.x, top: ARCH.y }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
