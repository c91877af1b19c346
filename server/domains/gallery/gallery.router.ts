// The procedures of the gallery: everybody sees what is shown; admins upload photos, change, hide and delete them.
import {
  adminDeletePhotoInput,
  adminDeletePhotoOutput,
  adminPhotoInput,
  adminPhotoOutput,
  adminPhotosOutput,
  adminSavePhotoInput,
  adminSavePhotoOutput,
  adminShowPhotoInput,
  adminShowPhotoOutput,
  galleryInput,
  galleryOutput,
} from '#contract/gallery.ts'
import { admin, reader, router } from '#server/trpc/init.ts'
import { deletePhoto } from './delete-photo.ts'
import { listDeskPhotos, listPhotos } from './read-photos.ts'
import { readDeskPhoto, savePhoto } from './save-photo.ts'
import { showPhoto } from './show-photo.ts'

export const galleryRouter = router({
  photos: reader
    .input(galleryInput)
    .output(galleryOutput)
    .query(({ ctx, input }) => listPhotos(ctx, input)),
  adminPhotos: admin
    .input(galleryInput)
    .output(adminPhotosOutput)
    .query(({ ctx, input }) => listDeskPhotos(ctx, input)),
  adminPhoto: admin
    .input(adminPhotoInput)
    .output(adminPhotoOutput)
    .query(({ ctx, input }) => readDeskPhoto(ctx, input.id)),
  adminSavePhoto: admin
    .input(adminSavePhotoInput)
    .output(adminSavePhotoOutput)
    .mutation(({ ctx, input }) => savePhoto(ctx, input)),
  adminShowPhoto: admin
    .input(adminShowPhotoInput)
    .output(adminShowPhotoOutput)
    .mutation(({ ctx, input }) => showPhoto(ctx, input)),
  adminDeletePhoto: admin
    .input(adminDeletePhotoInput)
    .output(adminDeletePhotoOutput)
    .mutation(({ ctx, input }) => deletePhoto(ctx, input)),
})
