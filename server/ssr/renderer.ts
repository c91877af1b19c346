// Gives the built (or, in development, the live) renderer and the styles of its pages.
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type * as EntryServer from '#src/entry.server.tsx'
import { buildVersion, openBuild } from './assets.ts'
import { developmentStarter } from './starter.ts'

type Entry = typeof EntryServer

/** What a page shows as if its form had just been answered so. */
export type Answered = NonNullable<EntryServer.RenderInput['answered']>

export interface Renderer {
  load: () => Promise<Entry>
  assets: EntryServer.RenderInput['assets']
  development: boolean
  /** Another one after every build. */
  version: string
}

const ROOT = path.resolve(import.meta.dirname, '../..')

export async function builtRenderer(): Promise<Renderer> {
  const entry = (await import(path.join(ROOT, 'dist/server/entry.server.js'))) as Entry
  const client = path.join(ROOT, 'dist/client')
  return {
    load: () => Promise.resolve(entry),
    assets: openBuild(client),
    development: false,
    version: buildVersion(client),
  }
}

export async function liveRenderer(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: ROOT,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  await app.register(import('@fastify/middie'))
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  return {
    load: () => vite.ssrLoadModule('/src/entry.server.tsx') as Promise<Entry>,
    // Every stylesheet the renderer has loaded, as links: no flash while modules arrive one by one.
    assets: () => {
      const modules = vite.environments.ssr.moduleGraph.idToModuleMap.values()
      const urls = [...modules].map((m) => m.url).filter((url) => url.endsWith('.css'))
      const links = [...new Set(urls)].map((url) => `${url}?direct`)
      return { styles: { inline: '', links }, starter: developmentStarter('/src/entry.client.tsx') }
    },
    development: true,
    version: 'development',
  }
}
