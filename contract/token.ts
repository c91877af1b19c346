// Schemas of secrets that mails and links carry.
import { z } from 'zod'
import { lineText } from './texts.ts'

/** Sent by mail. Shorter ones are not tokens of ours (specification §5: longer than 10 characters). */
export const tokenSchema = lineText(11).max(200)

/** Unguessable part of a stored quote's link. */
export const quoteTokenSchema = z.string().regex(/^[\w-]{43}$/)
