// `GET /api/proxy-image?url=…`: a store's picture of a product of ours, small and kept; Amazon's only by its address.
import { createHash } from 'node:crypto'
import { callTRPCProcedure } from '@trpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PictureSource } from '#contract/picture.ts'
import { paths } from '#contract/paths.ts'
import type { Deps } from '#server/ctx.ts'
import { createReadLimit } from '#server/platform/read-limit.ts'
import { acceptedLocale } from '#server/accepted-locale.ts'
import { nobodysCtx } from '#server/request-ctx.ts'
import { appRouter } from '#server/trpc/router.ts'
import { INERT } from './inert-headers.ts'
import { answerRestError } from './mount.ts'
import { restError } from './rest-error.ts'

type PictureAsked = Parameters<Deps['pictures']['make']>[0]

/** A person who looks through lists sees fewer new pictures a minute; what is kept is not counted. */
const NEW_PICTURES = { points: 300, seconds: 60 }
/** Stores put a changed picture under a new address; a week is short enough for those that do not. */
const KEEP_SECONDS = 7 * 86_400
/** What an admin has allowed, an admin may take back. */
const ALLOWED_SECONDS = 3600
/** Links to Amazon's pictures are good for a day. */
const LINK_SECONDS = 3600

const sendPicture = (
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
  { format, hosts }: PictureAsked,
) => {
  const isStores = hosts === undefined
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  reply.headers(INERT).headers({
    etag,
    vary: 'accept',
    'cache-control': isStores
      ? `public, max-age=${KEEP_SECONDS}, immutable`
      : `public, max-age=${ALLOWED_SECONDS}`,
  })
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim()) ?? []
  if (known.some((one) => one === '*' || one.replace(/^W\//, '') === etag))
    return reply.code(304).send()
  return reply.type(`image/${format}`).send(bytes)
}

export function addProxyImage(app: FastifyInstance, deps: Deps): void {
  const limit = createReadLimit({ ...NEW_PICTURES, clock: deps.clock })

  const sourceOf = (request: FastifyRequest, ctx: ReturnType<typeof nobodysCtx>) =>
    callTRPCProcedure({
      router: appRouter,
      path: 'catalogue.picture',
      type: 'query',
      ctx,
      getRawInput: () => Promise.resolve(request.query),
      signal: undefined,
      batchIndex: 0,
    }) as Promise<PictureSource>

  const options = { errorHandler: answerRestError, config: { tellsItself: true } }
  app.get(paths.pictures, options, async (request, reply) => {
    const locale = acceptedLocale(request.headers['accept-language'])
    reply.headers({ vary: 'accept, accept-language', 'cache-control': 'no-store' })
    try {
      const { url, width, mayCopy, hosts } = await sourceOf(
        request,
        nobodysCtx(deps, request, locale),
      )
      if (!mayCopy)
        return reply.header('cache-control', `public, max-age=${LINK_SECONDS}`).redirect(url, 302)
      const format = request.headers.accept?.includes('image/avif') ? 'avif' : 'webp'
      const asked: PictureAsked = { url, width, format, ...(hosts.length > 0 && { hosts }) }
      const kept = await deps.pictures.kept(asked)
      if (kept) return sendPicture(request, reply, kept, asked)
      const seconds = limit(request.ip)
      if (seconds !== null) {
        const { status, body } = restError('too_many_requests', locale, {
          retryAfterSeconds: seconds,
        })
        return reply.code(status).headers({ 'retry-after': seconds }).send(body)
      }
      return sendPicture(request, reply, await deps.pictures.make(asked), asked)
    } catch (error) {
      return answerRestError(error, request, reply, request.query)
    }
  })
}
