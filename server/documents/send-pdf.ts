// How every document leaves: as a file with a name, for one person, kept nowhere on the way.
import { TRPCError } from '@trpc/server'
import type { FastifyReply } from 'fastify'

export const fault = (statusCode: number) => Object.assign(new Error('no document'), { statusCode })

/** What its reader may not know of is not there. */
export const missing = (error: unknown): never => {
  throw error instanceof TRPCError && error.code === 'NOT_FOUND' ? fault(404) : error
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
