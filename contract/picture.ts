// What the documented call for a store's picture takes and what it passes on.
import { z } from 'zod'
import { DEFAULT_IMAGE_WIDTH, IMAGE_WIDTHS } from '#domain/image-widths.ts'
import { pictureAddress } from '#domain/safe-image.ts'
import { countTextSchema } from './primitives.ts'

/** `url` leads to a server of the public internet, over https; `w` is one of IMAGE_WIDTHS, in pixels. */
export const pictureInput = z.object({
  url: z
    .string()
    .max(2048)
    .refine((text) => !text.startsWith('/') && pictureAddress(text) !== null, 'invalid'),
  w: countTextSchema.pipe(z.literal(IMAGE_WIDTHS)).default(DEFAULT_IMAGE_WIDTH),
})

/** `mayCopy` false: the caller is sent to the address itself. */
export const pictureSchema = z.object({
  url: z.string(),
  width: z.literal(IMAGE_WIDTHS),
  mayCopy: z.boolean(),
  /** Servers that an admin has allowed, where the picture is on one of them; empty for a store's. */
  hosts: z.array(z.string()),
})
export type PictureSource = z.infer<typeof pictureSchema>

/** Of a picture an admin uploads: what a good camera writes, and no more. */
export const MOST_PICTURE_BYTES = 15 * 1024 * 1024
