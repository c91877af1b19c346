// Tells whether whoever asked is still there: what fails because they left is nobody's fault.
import type { FastifyReply } from 'fastify'

export const hasLeft = ({ raw }: FastifyReply): boolean => raw.destroyed && !raw.writableFinished

/** How loudly a failure is written down. */
export const levelOf = (reply: FastifyReply): 'debug' | 'error' =>
  hasLeft(reply) ? 'debug' : 'error'
