// Makes answers of photo rows.
import type { DeliveryPhotoView, Told } from '#contract/gallery.ts'
import { isSamplePicture } from '#domain/delivery-photos.ts'
import { type Locale, LOCALES } from '#domain/vocabulary.ts'
import type { DeliveryPhotoRow } from './delivery-photo.entity.ts'

/** In the asked language, else in Spanish. */
const tell = (texts: Record<Locale, string>, asked: Locale): Told => {
  const locale = texts[asked] ? asked : LOCALES[0]
  return { text: texts[locale], locale }
}

export const viewPhoto = (row: DeliveryPhotoRow, locale: Locale): DeliveryPhotoView => ({
  id: row.id,
  picture: row.picture,
  caption: tell(row.captions, locale),
  alt: tell(row.alts, locale),
  city: row.city,
  month: row.month,
  sample: isSamplePicture(row.picture),
})
