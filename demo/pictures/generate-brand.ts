// Draws the brand's pictures anew: `node demo/pictures/generate-brand.ts`. Run by hand; the results are checked in.
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import {
  faviconSvg,
  logoSvg,
  maskableIconSvg,
  placeholderSvg,
  touchIconSvg,
} from './brand-marks.ts'
import { heroArt } from './hero.ts'
import { createPen } from './pen.ts'

const folder = fileURLToPath(new URL('../../public/', import.meta.url))
const defs: string[] = []
const art = heroArt(createPen('h', defs))
const hero = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900"><defs>${defs.join('')}</defs>${art}</svg>`,
)

await writeFile(`${folder}logo.svg`, logoSvg)
await writeFile(`${folder}favicon.svg`, faviconSvg)
await writeFile(`${folder}placeholder.svg`, placeholderSvg)
/** What programs ask for that read no page: one PNG behind a head that says so (an ICO of 1 picture, 32 bits). */
async function writeIco(size: number): Promise<void> {
  const png = await sharp(Buffer.from(faviconSvg), { density: 1200 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  await writeFile(`${folder}favicon.ico`, Buffer.concat([head, png]))
}

await writeIco(32)
const icons: [file: string, svg: string, size: number][] = [
  ['apple-touch-icon', touchIconSvg, 180],
  ['icon-192', faviconSvg, 192],
  ['icon-512', faviconSvg, 512],
  ['icon-maskable-512', maskableIconSvg, 512],
]
for (const [file, svg, size] of icons)
  await sharp(Buffer.from(svg), { density: 1200 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${folder}${file}.png`)
await sharp(hero).webp({ quality: 74, effort: 6 }).toFile(`${folder}hero.webp`)
await sharp(hero).resize(600, 450).webp({ quality: 72, effort: 6 }).toFile(`${folder}hero.600.webp`)
