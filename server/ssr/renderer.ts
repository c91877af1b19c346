// Gives the built (or, in development, the live) renderer and the styles of its pages.
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type * as EntryServer from '#src/entry.server.tsx'
import { openBuild, type PageStyles } from './assets.ts'
import { developmentStarter, starterScript } from './starter.ts'

type Entry = typeof EntryServer

export interface Renderer {
  load: () => Promise<Entry>
  starter: string
  styles: (sources: string[]) => PageStyles | Promise<PageStyles>
  development: boolean
}

const ROOT = path.resolve(import.meta.dirname, '../..')

export async function builtRenderer(): Promise<Renderer> {
  const build = openBuild(path.join(ROOT, 'dist/client'))
  const entry = (await import(path.join(ROOT, 'dist/server/entry.server.js'))) as Entry
  return {
    load: () => Promise.resolve(entry),
    starter: starterScript(build.entry),
    styles: build.styles,
    development: false,
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
    starter: developmentStarter('/src/entry.client.tsx'),
    // Every stylesheet the renderer has loaded, as links: no flash while modules arrive one by one.
    styles: () => {
      const modules = vite.environments.ssr.moduleGraph.idToModuleMap.values()
      const links = [...modules].map((m) => m.url).filter((url) => url.endsWith('.css'))
      return { inline: '', links: [...new Set(links)].map((url) => `${url}?direct`) }
    },
    development: true,
  }
}
