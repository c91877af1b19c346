// Pictures of servers that an admin allows, from the list at the desk to the bytes a browser gets; and until when.
import fs from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFetchPicture } from '#server/connectors/images/fetch-picture.ts'
import { openPictures } from '#server/connectors/images/open-pictures.ts'
import { createApp } from '#server/http/app.ts'
import { openDiskCache } from '#server/platform/disk-cache.ts'
import { addProxyImage } from '#server/rest/proxy-image.ts'
import { openPictureServer, type PictureServer } from '#tests/support/picture-server.ts'
import { openProductDesk } from '#tests/support/product-desk.ts'
import { DRAFT } from '#tests/support/product-draft.ts'
import { importFile } from '#server/domains/catalogue/import/file.ts'
import { planImport } from '#server/domains/catalogue/import/plan.ts'

const HOST = 'cdn.proveedor.com'
const addressOf = (name: string) => `https://${HOST}/${name}.jpg`

let office: Awaited<ReturnType<typeof openProductDesk>>
let folder: string
let server: PictureServer
let app: FastifyInstance
let png: Buffer
/** What the server of the pictures answers, by the picture's name. */
const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  '/good.jpg': (response) => void response.end(png),
  '/page.jpg': (response) =>
    void response.setHeader('content-type', 'image/jpeg').end('<html><script>alert(1)</script>'),
  '/huge.jpg': (response) => void response.setHeader('content-length', 9e9).write(png),
  '/slow.jpg': () => {},
  '/away.jpg': (response) =>
    void response.writeHead(302, { location: 'https://other.proveedor.com/good.jpg' }).end(),
}

beforeAll(async () => {
  office = await openProductDesk()
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'picture-hosts-'))
  png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8553d' } })
    .png()
    .toBuffer()
  server = await openPictureServer((request, response) => ANSWERS[request.url ?? '']?.(response))
  const { config, log, clock } = office.shop.deps
  const pictures = openPictures({
    disk: openDiskCache({
      folder: path.join(folder, 'pictures'),
      mostBytes: 1e7,
      keepMs: 86_400_000,
      clock,
      onFault: (error) => {
        throw error as Error
      },
    }),
    fetchPicture: createFetchPicture({ ...server.options, silenceMs: 150 }),
    clock,
    onFault: () => {},
  })
  app = await createApp({ config, log, origin: () => 'https://shop.example' })
  addProxyImage(app, { ...office.shop.deps, pictures })
})
afterAll(async () => {
  await app.close()
  await server.close()
  await office.shop.close()
  await fs.rm(folder, { recursive: true })
})

const allow = async (...hosts: string[]) => {
  const { seen } = await office.desk().adminPictureHosts()
  return office.desk().adminSetPictureHosts({ hosts, seen })
}
const get = async (name: string) => {
  const { statusCode, headers } = await app.inject({
    url: `/api/proxy-image?${new URLSearchParams({ url: addressOf(name) })}`,
  })
  return { statusCode, type: headers['content-type'], kept: headers['cache-control'] }
}
const imported = async () => {
  const file = path.join(folder, 'list.csv')
  const rows = Object.keys(ANSWERS).map((name, id) => `${id},Lamp ${id},5,https://${HOST}${name}`)
  await fs.writeFile(file, ['id,title,price,image', ...rows].join('\n'))
  const planned = await planImport(file, { store: 'target' })
  if (!planned.ok) throw new Error(planned.code)
  const { databaseUrl } = office.shop
  const told = await importFile(planned.plan, { databaseUrl, rejectsFile: `${file}.rejects` })
  if (!told.ok) throw new Error(told.code)
  return told.summary.droppedHosts
}

test('takes names of public servers, each once, and says in the audit log what changed', async () => {
  for (const host of [
    '127.0.0.1',
    '[::1]',
    'localhost',
    'nas.lan',
    'metadata.google.internal',
    '*.com',
    '*.co.uk',
    'com',
    `${HOST}:8443`,
    `ana:clave@${HOST}`,
    `http://${HOST}`,
    `https://${HOST}/`,
  ])
    await expect(allow(HOST, host)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect(await allow(` ${HOST.toUpperCase()} `, HOST, '*.mayorista.com')).toEqual({ ok: true })
  const { hosts, seen } = await office.desk().adminPictureHosts()
  expect(hosts).toEqual(['*.mayorista.com', HOST])
  expect(await allow(HOST)).toEqual({ ok: true })
  expect(await office.desk().adminSetPictureHosts({ hosts: ['a.b.com'], seen })).toEqual({
    ok: false,
    code: 'changed_meanwhile',
  })
  expect((await office.acts()).slice(-2).map(({ details }) => details)).toEqual([
    { added: `${HOST} *.mayorista.com`, removed: '' },
    { added: '', removed: '*.mayorista.com' },
  ])
})

test('a picture of an allowed server is shown by way of us, checked and made anew, until it is taken back', async () => {
  await allow()
  expect(await imported()).toEqual([[HOST, 5]])
  await allow(HOST)
  expect(await imported()).toEqual([])
  const { call } = office.shop.visitor()
  const { products } = await call.catalogue.list({ search: 'Lamp 0' })
  const shown = `/api/proxy-image?${new URLSearchParams({ url: addressOf('good') })}`
  expect(products[0]?.image).toBe(shown)
  const id = products[0]?.id ?? 0
  expect(await call.catalogue.product({ id })).toMatchObject({ images: [shown] })
  expect(await call.catalogue.restProduct({ id })).toMatchObject({ images: [shown] })

  const good = { statusCode: 200, type: 'image/webp', kept: 'public, max-age=3600' }
  expect(await get('good')).toEqual(good)
  expect(await get('page')).toMatchObject({ statusCode: 422 })
  expect(await get('huge')).toMatchObject({ statusCode: 422 })
  expect(await get('slow')).toMatchObject({ statusCode: 503 })
  // Its twin is not allowed.
  expect(await get('away')).toMatchObject({ statusCode: 422 })
  expect(new Set(server.asked.map((asked) => asked.split('/')[0]))).toEqual(new Set([HOST]))

  await allow('*.mayorista.com')
  expect(await get('good')).toMatchObject({ statusCode: 404 })
  await allow(HOST)
  expect(await get('good')).toEqual(good)
})

test('the form of a product takes such a picture where its server is allowed, and keeps one that was', async () => {
  await allow()
  const create = (externalId: string) =>
    office.desk().adminCreate({
      store: 'target',
      externalId,
      draft: { ...DRAFT, originalUrl: null, images: [addressOf('good')] },
    })
  expect(await create('own-1')).toEqual({ ok: false, code: 'picture_host' })
  await allow(HOST)
  const made = await create('own-1')
  const id = made.ok ? made.id : 0
  await allow()
  const drawn = await office.product(id)
  expect(await office.save(drawn, { name: 'Lampara' })).toMatchObject({ ok: true })
  const now = await office.product(id)
  const images = [...now.draft.images, addressOf('page')]
  expect(await office.save(now, { images })).toEqual({ ok: false, code: 'picture_host' })
})
