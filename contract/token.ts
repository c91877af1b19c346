// What is said about secrets that mails carry.
import { z } from 'zod'

/** Sent by mail. Shorter ones are not tokens of ours (specification §5: longer than 10 characters). */
export const tokenSchema = z.string().trim().min(11).max(200)
