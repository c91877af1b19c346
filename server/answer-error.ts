// Answers errors that no endpoint answers itself, in the form the caller reads: data for callers, a page for people.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '#contract/paths.ts'
import { answerRestError } from './rest/mount.ts'
import { lastResort } from './ssr/last-resort.ts'

const FOR_PROGRAMS = /^\/(?:api|trpc)(?:[/?]|$)/

/** An admin who follows a link to a file, and has to show first that it is them. */
const asksWhoItIs = ({ message }: FastifyError, { method }: FastifyRequest): boolean =>
  message === 'confirm_identity' && method === 'GET'

export const answerError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  if (FOR_PROGRAMS.test(request.url)) return answerRestError(error, request, reply)
  if (asksWhoItIs(error, request)) return reply.redirect(paths.adminConfirm(request.url), 303)
  return lastResort(error, request, reply)
}
