// Serves the built client (immutable, compressed beforehand) and the public pictures.
import fs from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** What keeps pages for times without a connection: it may ask the shop, and no one else. */
const WORKER = 'sw.js'
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/** A page that was answered needs its files: a process that lags still sends what costs it next to nothing. */
const sendAlways = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, pressureHandler: () => undefined }
  })
}

export async function addStaticFiles(app: FastifyInstance, development: boolean): Promise<void> {
  await app.register(async (files) => {
    sendAlways(files)
    await addFolders(files, development)
  })
}

async function addFolders(app: FastifyInstance, development: boolean): Promise<void> {
  const assets = path.join(ROOT, 'dist/client/assets')
  if (!development) {
    await app.register(import('@fastify/static'), {
      root: assets,
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
      wildcard: true,
    })
  }
  const publicFolder = path.join(ROOT, 'public')
  for (const entry of fs.existsSync(publicFolder)
    ? fs.readdirSync(publicFolder, { withFileTypes: true })
    : []) {
    if (entry.isDirectory()) {
      await app.register(import('@fastify/static'), {
        root: path.join(publicFolder, entry.name),
        prefix: `/${entry.name}/`,
        decorateReply: false,
        maxAge: '7d',
        wildcard: true,
      })
    } else {
      const isWorker = entry.name === WORKER
      app.get(`/${entry.name}`, (_request, reply) => {
        if (isWorker) reply.header('content-security-policy', WORKER_POLICY)
        return reply.sendFile(entry.name, publicFolder, { maxAge: isWorker ? 0 : '1d' })
      })
    }
  }
  if (development)
    await app.register(import('@fastify/static'), { serve: false, root: publicFolder })
}
