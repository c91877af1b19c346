// Spanish has no prefix: whoever writes `/es/products`, as with the other languages, is led to `/products` for good.
import type { FastifyInstance } from 'fastify'
import { paths, unprefixed } from '#contract/paths.ts'
import { LOCALES } from '#domain/vocabulary.ts'

export function addUnprefixed(app: FastifyInstance): void {
  for (const url of [`/${LOCALES[0]}`, `/${LOCALES[0]}/*`])
    app.get(url, (request, reply) => reply.redirect(unprefixed(request.url) ?? paths.home, 301))
}
