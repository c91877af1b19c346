// Schemas of secrets that mails carry.
import { lineText } from './texts.ts'

/** Sent by mail. Shorter ones are not tokens of ours (specification §5: longer than 10 characters). */
export const tokenSchema = lineText(11).max(200)
