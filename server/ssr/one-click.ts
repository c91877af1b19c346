// A mail program ends a subscription or restock alerts with one POST to the address in the mail (RFC 8058), as often as not as
// multipart/form-data, which no other page takes. The address says all there is to say: what is sent is not looked at.
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { localised, paths } from '#contract/paths.ts'
import { LOCALES } from '#domain/vocabulary.ts'

/** Ten times what a mail program sends. */
const MOST_BYTES = 2048

/** Only to leave: a subscription is confirmed by a person. */
export const isOneClick = ({ headers, query }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '') &&
  (query as { leave?: unknown }).leave !== undefined

/** `route`: what answers posts of all pages. */
export function addOneClick(
  app: FastifyInstance,
  route: Omit<RouteOptions, 'method' | 'url'>,
): void {
  // In a scope of its own: this parser is used nowhere else.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      (_request, _body, done) => done(null, ''),
    )
    for (const path of [paths.newsletter(), paths.restock()])
      for (const locale of LOCALES)
        scope.route({ ...route, method: 'POST', url: localised(locale, path) })
  })
}
