// How every document leaves: as a file with a name, for one person, kept nowhere on the way.
import { TRPCError } from '@trpc/server'
import type { FastifyReply } from 'fastify'

export const fault = (statusCode: number) => Object.assign(new Error('no document'), { statusCode })

const STATUS: Partial<Record<TRPCError['code'], number>> = {
  NOT_FOUND: 404,
  TOO_MANY_REQUESTS: 429,
}

/** What its reader may not know of is not there, and who asks too often is told so. */
export const missing = (error: unknown): never => {
  const status = error instanceof TRPCError && STATUS[error.code]
  throw status ? fault(status) : error
}

/** `name` without its ending. */
export const sendPdf = (reply: FastifyReply, name: string, pdf: Buffer) =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('referrer-policy', 'same-origin')
    .send(pdf)
