// Schemas of the servers whose pictures are shown beside those of the stores, as an admin writes them.
import { z } from 'zod'
import { pictureHostOf } from '#domain/picture-host.ts'
import { refusalSchema } from './refusal-schema.ts'
import { lineText } from './texts.ts'

export const MOST_PICTURE_HOSTS = 100

const host = z
  .string()
  .overwrite((text) => pictureHostOf(text) ?? text)
  .refine((text) => pictureHostOf(text) !== null, 'invalid')

/** Each as `cdn.example.com`, or `*.example.com` for all below that name. */
export const adminPictureHostsOutput = z.object({
  hosts: z.array(z.string()),
  /** Mark of the list as it stands. */
  seen: z.string(),
})
export type AdminPictureHosts = z.infer<typeof adminPictureHostsOutput>

/** The whole list: what is not in it is shown no more. */
export const adminSetPictureHostsInput = z.strictObject({
  hosts: z.array(host).max(MOST_PICTURE_HOSTS),
  seen: lineText(1).max(100),
})
export type AdminSetPictureHostsInput = z.output<typeof adminSetPictureHostsInput>
export const adminSetPictureHostsOutput = z.union([
  z.object({ ok: z.literal(true) }),
  refusalSchema('changed_meanwhile'),
])
