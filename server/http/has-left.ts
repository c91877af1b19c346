// Tells whether whoever asked is still there: what fails because they left is nobody's fault.
import type { FastifyReply } from 'fastify'
import { isQueueFull } from '#server/platform/unavailable.ts'

export const hasLeft = ({ raw }: FastifyReply): boolean => raw.destroyed && !raw.writableFinished

/** How loudly a failure is written down. */
export const levelOf = (reply: FastifyReply, error: unknown): 'debug' | 'error' =>
  hasLeft(reply) || isQueueFull(error) ? 'debug' : 'error'
