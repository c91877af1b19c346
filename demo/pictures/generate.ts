// Draws every demo picture anew: `node demo/pictures/generate.ts [part of a name]`. Run by hand; the results are checked in.
import { mkdir, readdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { sampleDeliveries } from '../deliveries.ts'
import { productRows } from '../product-rows.ts'
import { composePicture } from './compose.ts'
import { drawDelivery } from './deliveries.ts'

const folder = fileURLToPath(new URL('../../public/demo/', import.meta.url))
const only = process.argv[2] ?? ''

async function write(name: string, svg: string): Promise<void> {
  const large = await sharp(Buffer.from(svg), { density: 72 })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
  await sharp(large).webp({ quality: 72, effort: 6 }).toFile(`${folder}${name}.webp`)
  await sharp(large)
    .resize(400)
    .webp({ quality: 72, effort: 6 })
    .toFile(`${folder}${name}.400.webp`)
}

await mkdir(folder, { recursive: true })
if (!only) for (const file of await readdir(folder)) await rm(folder + file)
for (const row of productRows.filter(({ slug }) => slug.includes(only))) {
  for (let number = 1; number <= row.pictures; number += 1)
    await write(`${row.slug}-${number}`, composePicture(row, number))
}
for (const delivery of sampleDeliveries.filter(({ slug }) => `delivery-${slug}`.includes(only)))
  await write(`delivery-${delivery.slug}`, drawDelivery(delivery))
