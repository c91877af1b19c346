// Tells a read that failed for this caller or this moment from one that fails for everybody and always.
import type { TRPCError } from '@trpc/server'

/** What an address asks for that there is not, or is spelled wrongly: the same for every anonymous visitor. */
const LASTING = new Set<TRPCError['code']>([
  'BAD_REQUEST',
  'NOT_FOUND',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'UNPROCESSABLE_CONTENT',
])

/** A used-up limit, an outage, a surprise: a page without this read is nobody else's page. */
export const isPassing = ({ code }: Pick<TRPCError, 'code'>): boolean => !LASTING.has(code)
