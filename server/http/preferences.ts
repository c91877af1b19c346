// Stores a person's language or colour scheme and brings them back to their page; works without scripts.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { UpdatePreferencesInput } from '#contract/account.ts'
import { localised, ownPath } from '#contract/paths.ts'
import { localeSchema } from '#contract/primitives.ts'
import type { Config } from '#server/config.ts'
import { COOKIES, cookie, wireName } from '#server/platform/cookies.ts'
import type { MakeCtx } from '#server/request-ctx.ts'
import { createCaller } from '#server/trpc/router.ts'

export function addPreferences(app: FastifyInstance, config: Config, makeCtx: MakeCtx): void {
  const options = { secure: config.cookieSecure, httpOnly: false }

  /** In the account of whoever is signed in. The browser has its cookie already: nobody is kept waiting by a failure. */
  const keep = async (
    request: FastifyRequest,
    reply: FastifyReply,
    chosen: UpdatePreferencesInput,
  ) => {
    if (!request.cookies[wireName(COOKIES.session, config.cookieSecure)]) return
    try {
      const ctx = await makeCtx(request, reply)
      if (ctx.user) await createCaller(ctx).account.updatePreferences(chosen)
    } catch (error) {
      request.log.warn({ err: error }, 'preference kept in the browser only')
    }
  }

  app.get<{ Params: { locale: string }; Querystring: { next?: string } }>(
    '/language/:locale',
    async (request, reply) => {
      const locale = localeSchema.safeParse(request.params.locale)
      if (!locale.success) return reply.redirect('/', 302)
      reply.header('set-cookie', cookie(COOKIES.language, locale.data, options))
      // Only our own pages' links reach the account: no other page may change it by leading here.
      if (request.headers['sec-fetch-site'] === 'same-origin')
        await keep(request, reply, { locale: locale.data })
      reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'no-store')
      return reply.redirect(localised(locale.data, ownPath(request.query.next)), 302)
    },
  )
  app.post('/scheme', async (request, reply) => {
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
    const scheme = form.get('scheme') === 'dark' ? 'dark' : 'light'
    reply.header('set-cookie', cookie(COOKIES.scheme, scheme, options))
    await keep(request, reply, { scheme })
    return reply.redirect(ownPath(form.get('next')), 303)
  })
}
