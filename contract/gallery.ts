// Schemas of the gallery: photos of delivered shipments, and the desk where they are uploaded, hidden and
// taken away.
import { z } from 'zod'
import { PHOTOS_PER_PAGE } from '#domain/delivery-photos.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { idSchema, localeSchema } from './primitives.ts'
import { refusalSchema } from './refusal-schema.ts'
import { lineText } from './texts.ts'

export const galleryInput = z.strictObject({
  page: z.number().int().min(1).max(999).default(1),
})
export type GalleryInput = z.output<typeof galleryInput>

/** A text with the language it is in: Spanish where the asked one is missing. */
const toldSchema = z.object({ text: z.string(), locale: localeSchema })
export type Told = z.infer<typeof toldSchema>

const photoSchema = z.object({
  id: idSchema,
  /** Path of the large picture. */
  picture: z.string(),
  caption: toldSchema,
  /** What can be seen, for who does not see it. */
  alt: toldSchema,
  city: z.string(),
  /** Of the delivery, `2026-05`. */
  month: z.string(),
  /** Drawn for the demo shop: nobody's shipment. */
  sample: z.boolean(),
})
export type DeliveryPhotoView = z.infer<typeof photoSchema>

/** Newest month first. `more`: there is a further page. */
export const galleryOutput = z.object({
  photos: z.array(photoSchema).max(PHOTOS_PER_PAGE),
  more: z.boolean(),
})
export type GalleryPage = z.infer<typeof galleryOutput>

export const PHOTO_STATES = ['shown', 'hidden'] as const

export const adminPhotosInput = galleryInput.extend({
  state: z.enum(PHOTO_STATES).nullable().default(null),
})
export type AdminPhotosInput = z.output<typeof adminPhotosInput>

const deskRowSchema = photoSchema.extend({ shown: z.boolean() })
export type DeskPhotoRow = z.infer<typeof deskRowSchema>
export const adminPhotosOutput = z.object({
  photos: z.array(deskRowSchema).max(PHOTOS_PER_PAGE),
  more: z.boolean(),
})

/** A month of our years, `2026-05`. That it has come is for the server's clock to say. */
const monthSchema = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/u)
/** What the endpoint of pictures answered, or a drawing of the demo. */
const pictureSchema = z
  .string()
  .regex(/^\/(?:shop-pictures\/[0-9a-f]{32}|demo\/delivery-[a-z-]{1,40})\.webp$/u)

/** The longest caption, and the longest description of what can be seen. */
export const PHOTO_LETTERS = 200

/** One in Spanish, which stands in where another is left empty. */
const inLanguages = () => {
  const other = lineText().max(PHOTO_LETTERS).default('')
  const texts = { es: lineText(3).max(PHOTO_LETTERS), en: other, it: other, pt: other }
  return z.strictObject(texts satisfies Record<Locale, z.ZodType>)
}

const photoFields = {
  picture: pictureSchema,
  captions: inLanguages(),
  alts: inLanguages(),
  city: lineText(2).max(80),
  month: monthSchema,
  shown: z.boolean(),
}

/** `id` null: a new photo. */
export const adminSavePhotoInput = z.strictObject({
  id: idSchema.nullable(),
  /** Of the photo as the form began; another save meanwhile is refused. Null: a new one. */
  seen: lineText().max(100).nullable().default(null),
  ...photoFields,
  /** That whoever received the shipment agreed to have the photo shown: without it nothing is kept. */
  agreed: z.literal(true, 'required'),
})
export type AdminSavePhotoInput = z.output<typeof adminSavePhotoInput>
export const adminSavePhotoOutput = z.union([
  z.object({ ok: z.literal(true), id: idSchema }),
  refusalSchema('changed_meanwhile'),
  refusalSchema('photo_gone'),
  refusalSchema('month_ahead'),
])

export const adminPhotoInput = z.strictObject({ id: idSchema })
export const adminPhotoOutput = z.object({
  id: idSchema,
  ...photoFields,
  agreed: z.boolean(),
  sample: z.boolean(),
  /** Mark of the photo as it stands; goes back with what is done to it. */
  seen: z.string(),
})
export type AdminPhoto = z.infer<typeof adminPhotoOutput>

/** All of them, or none where one is gone (404). */
export const adminShowPhotosInput = z.strictObject({
  ids: z.array(idSchema).min(1).max(PHOTOS_PER_PAGE),
  shown: z.boolean(),
})
export const adminShowPhotosOutput = z.object({ ok: z.literal(true) })

export const adminDeletePhotoInput = z.strictObject({ id: idSchema, seen: lineText().max(100) })
export const adminDeletePhotoOutput = z.union([
  z.object({ ok: z.literal(true) }),
  refusalSchema('changed_meanwhile'),
])
