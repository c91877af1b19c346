// Schemas of the shop's text pages: help with a search, legal texts and returns.
import { z } from 'zod'
import { restrictedKindSchema } from './primitives.ts'
import { lineText } from './texts.ts'

export const DOCUMENTS = ['legal', 'returns'] as const

export const documentInput = z.strictObject({ name: z.enum(DOCUMENTS) })
/** Made by our own renderer of texts the program came with. */
export const documentOutput = z.object({ html: z.string() })

export const helpInput = z.strictObject({ search: lineText().max(100).default('') })
export const helpOutput = z.object({
  sections: z.array(
    z.object({
      title: z.string(),
      questions: z.array(z.object({ question: z.string(), html: z.string(), text: z.string() })),
    }),
  ),
  /** What was searched for is a thing that may not travel, for this reason. */
  restricted: restrictedKindSchema.nullable(),
})
export type Help = z.infer<typeof helpOutput>
