// A photo as the texts of its form, and what the contract makes of them.
import type { AdminPhoto } from '#contract/gallery.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { formText } from '#src/lib/form-text.ts'

export type PhotoValues = Readonly<Record<string, string>>

/** A new one is shown as soon as it is saved. */
export const NEW_PHOTO: PhotoValues = { shown: '1' }

export const valuesOfPhoto = (photo: AdminPhoto): PhotoValues => ({
  picture: photo.picture,
  city: photo.city,
  month: photo.month,
  shown: photo.shown ? '1' : '',
  agreed: photo.agreed ? '1' : '',
  ...Object.fromEntries(
    LOCALES.flatMap((locale) => [
      [`captions.${locale}`, photo.captions[locale]],
      [`alts.${locale}`, photo.alts[locale]],
    ]),
  ),
})

const textsOf = (form: FormData, field: 'captions' | 'alts') =>
  Object.fromEntries(LOCALES.map((locale) => [locale, formText(form, `${field}.${locale}`)]))

export const typedPhoto = (form: FormData, id: number | null) => ({
  id,
  seen: formText(form, 'seen') || null,
  picture: formText(form, 'picture'),
  captions: textsOf(form, 'captions'),
  alts: textsOf(form, 'alts'),
  city: formText(form, 'city'),
  // Typed where a browser has no field for months.
  month: formText(form, 'month').trim(),
  shown: form.has('shown'),
  agreed: form.has('agreed'),
})
