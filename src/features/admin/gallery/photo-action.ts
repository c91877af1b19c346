// What the forms of the gallery's desk do: save a photo, show or hide it, delete it once somebody said yes.
import {
  adminDeletePhotoInput,
  adminSavePhotoInput,
  adminShowPhotoInput,
} from '#contract/gallery.ts'
import { paths } from '#contract/paths.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'
import { deskAct, type DeskAnswer } from '../kit/desk-act.ts'
import { typedPhoto } from './photo-values.ts'

type Door = Pick<PageContext, 'write' | 'inBrowser'>

export type PhotoAnswer = DeskAnswer<
  'save' | 'delete',
  'photo_changed' | 'photo_gone' | 'month_ahead'
>
export type ShowAnswer = DeskAnswer<'show' | 'hide', never>

/** `id` null: a new photo. */
export async function photoAction(
  request: Request,
  id: number | null,
  { write, inBrowser }: Door,
): Promise<PhotoAnswer | Response> {
  const form = await request.formData()
  if (formText(form, 'intent') === 'delete')
    return deskAct(form, inBrowser, {
      intent: 'delete',
      schema: adminDeletePhotoInput,
      typed: { id, seen: formText(form, 'seen') },
      call: (input) => write.gallery.adminDeletePhoto(input),
      to: paths.adminGallery({ done: 'deleted' }),
    })
  return deskAct(form, inBrowser, {
    intent: 'save',
    schema: adminSavePhotoInput,
    typed: typedPhoto(form, id),
    call: (input) => write.gallery.adminSavePhoto(input),
    to: paths.adminGallery({ done: 'saved' }),
  })
}

/** Of a row of the list, which stays on its page. */
export async function showAction(
  request: Request,
  page: number,
  { write, inBrowser }: Door,
): Promise<ShowAnswer | Response> {
  const form = await request.formData()
  const shown = formText(form, 'intent') === 'show'
  return deskAct(form, inBrowser, {
    intent: shown ? 'show' : 'hide',
    schema: adminShowPhotoInput,
    typed: { id: Number(formText(form, 'id')), shown },
    call: (input) => write.gallery.adminShowPhoto(input),
    to: paths.adminGallery({ page, done: shown ? 'shown' : 'hidden' }),
  })
}
