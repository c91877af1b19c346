// Serves the built client (immutable, compressed beforehand) and the public pictures.
import fs from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

const ROOT = path.resolve(import.meta.dirname, '../..')

export async function addStaticFiles(app: FastifyInstance, development: boolean): Promise<void> {
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
      app.get(`/${entry.name}`, (_request, reply) =>
        reply.sendFile(entry.name, publicFolder, { maxAge: '1d' }),
      )
    }
  }
  if (development)
    await app.register(import('@fastify/static'), { serve: false, root: publicFolder })
}
