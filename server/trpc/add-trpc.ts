// Mounts tRPC, the API of the pages.
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify'
import type { FastifyInstance } from 'fastify'
import type { MakeCtx } from '#server/request-ctx.ts'
import { isQueueFull } from '#server/platform/unavailable.ts'
import { appRouter, type AppRouter } from './router.ts'

export async function addTrpc(app: FastifyInstance, makeCtx: MakeCtx): Promise<void> {
  await app.register(async (scope) => {
    // The library decodes the name that the router has decoded already: it gets it as it was written.
    scope.addHook('preValidation', ({ params }, _reply, done) => {
      const named = params as { path?: string }
      if (named.path !== undefined) named.path = encodeURIComponent(named.path)
      done()
    })
    await scope.register(fastifyTRPCPlugin, {
      prefix: '/trpc',
      trpcOptions: {
        router: appRouter,
        maxBatchSize: 10,
        // A read whose input outgrows an address comes as a POST; a write never comes as anything else.
        allowMethodOverride: true,
        createContext: ({ req, res }) => makeCtx(req, res),
        onError: ({ error, path }) => {
          if (error.code === 'INTERNAL_SERVER_ERROR')
            app.log[isQueueFull(error) ? 'debug' : 'error'](
              { err: error, path },
              'procedure failed',
            )
        },
      },
    } satisfies FastifyTRPCPluginOptions<AppRouter>)
  })
}
