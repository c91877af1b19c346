// What is said about the house's own pages: help with a search, and its rules as texts.
import { z } from 'zod'
import { restrictedKindSchema } from './primitives.ts'
import { lineText } from './texts.ts'

export const HOUSE_DOCUMENTS = ['legal', 'returns'] as const

export const houseDocumentInput = z.strictObject({ name: z.enum(HOUSE_DOCUMENTS) })
/** Made by our own renderer of texts the program came with. */
export const houseDocumentOutput = z.object({ html: z.string() })

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
