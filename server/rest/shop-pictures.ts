// The endpoints of the shop's own pictures: an admin uploads one as bytes, and everybody sees it, for good.
import type { FastifyInstance } from 'fastify'
import { MOST_PICTURE_BYTES } from '#contract/picture.ts'
import { paths } from '#contract/paths.ts'
import type { Deps } from '#server/ctx.ts'
import { acceptedLocale } from '#server/accepted-locale.ts'
import type { MakeCtx } from '#server/request-ctx.ts'
import { createCaller } from '#server/trpc/router.ts'
import { INERT } from './inert-headers.ts'
import { answerRestError } from './mount.ts'
import { restError } from './rest-error.ts'

/** What a name stands for never changes. */
const FOR_GOOD = 'public, max-age=31536000, immutable'

export function addShopPictures(app: FastifyInstance, deps: Deps, makeCtx: MakeCtx): void {
  // In a scope of its own: nobody else's bodies are bytes.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: MOST_PICTURE_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.post(paths.adminPictures, {
      bodyLimit: MOST_PICTURE_BYTES,
      errorHandler: (error, request, reply) => answerRestError(error, request, reply),
      // Who may not bring pictures is told so before they are read.
      onRequest: async (request, reply) => {
        await createCaller(await makeCtx(request, reply)).catalogue.adminMayKeepPictures()
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const name = await deps.shopPictures.keep(bytes)
        if (name !== null) return { address: paths.shopPicture(name) }
        const locale = acceptedLocale(request.headers['accept-language'])
        const { status, body } = restError('picture_unreadable', locale)
        return reply.code(status).send(body)
      },
    })
  })
  app.get<{ Params: { name: string } }>(
    paths.shopPicture(':name'),
    { errorHandler: answerRestError },
    async ({ params }, reply) => {
      const bytes = await deps.shopPictures.read(params.name)
      if (bytes === null) throw Object.assign(new Error('no such picture'), { code: 'not_found' })
      return reply.headers(INERT).header('cache-control', FOR_GOOD).type('image/webp').send(bytes)
    },
  )
}
