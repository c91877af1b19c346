// Says what went wrong where no door says it itself, in the door's way: data for callers, a page for people.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { answerRestError } from './rest/mount.ts'
import { lastResort } from './ssr/last-resort.ts'

const FOR_PROGRAMS = /^\/(?:api|trpc)(?:[/?]|$)/

export const answerError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply =>
  FOR_PROGRAMS.test(request.url)
    ? answerRestError(error, request, reply)
    : lastResort(error, request, reply)
