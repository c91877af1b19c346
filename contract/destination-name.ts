// A place by its code, with its name in the language of the page.
import { z } from 'zod'

export const destinationNameSchema = z.object({
  code: z.string(),
  /** ISO 3166-1 alpha-2 in lower case; its name is in the dictionaries. */
  country: z.string(),
  name: z.string(),
})
export type DestinationName = z.infer<typeof destinationNameSchema>
