// Stores a person's language or colour scheme and brings them back to their page; works without scripts.
import type { FastifyInstance } from 'fastify'
import { localised, ownPath } from '#contract/paths.ts'
import { localeSchema } from '#contract/primitives.ts'
import type { Config } from '#server/config.ts'
import { COOKIES, cookie } from '#server/platform/cookies.ts'

export function addPreferences(app: FastifyInstance, config: Config): void {
  const secure = config.cookieSecure
  app.get<{ Params: { locale: string }; Querystring: { next?: string } }>(
    '/language/:locale',
    async (request, reply) => {
      const locale = localeSchema.safeParse(request.params.locale)
      if (!locale.success) return reply.redirect('/', 302)
      reply.header('set-cookie', cookie(COOKIES.language, locale.data, { secure, httpOnly: false }))
      reply.header('x-robots-tag', 'noindex, nofollow')
      return reply.redirect(localised(locale.data, ownPath(request.query.next)), 302)
    },
  )
  app.post('/scheme', async (request, reply) => {
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
    const scheme = form.get('scheme') === 'dark' ? 'dark' : 'light'
    reply.header('set-cookie', cookie(COOKIES.scheme, scheme, { secure, httpOnly: false }))
    return reply.redirect(ownPath(form.get('next')), 303)
  })
}
