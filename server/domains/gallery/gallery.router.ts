// The procedures of the gallery: everybody sees what is shown; admins upload photos, change, hide and delete them.
import {
  adminDeletePhotoInput,
  adminDeletePhotoOutput,
  adminPhotoInput,
  adminPhotoOutput,
  adminPhotosInput,
  adminPhotosOutput,
  adminSavePhotoInput,
  adminSavePhotoOutput,
  adminShowPhotosInput,
  adminShowPhotosOutput,
  galleryInput,
  galleryOutput,
} from '#contract/gallery.ts'
import { admin, reader, router } from '#server/trpc/init.ts'
import { deletePhoto } from './delete-photo.ts'
import { listDeskPhotos, listPhotos } from './read-photos.ts'
import { readDeskPhoto, savePhoto } from './save-photo.ts'
import { showPhotos } from './show-photos.ts'

export const galleryRouter = router({
  photos: reader
    .input(galleryInput)
    .output(galleryOutput)
    .query(({ ctx, input }) => listPhotos(ctx, input)),
  adminPhotos: admin
    .input(adminPhotosInput)
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
  adminShowPhotos: admin
    .input(adminShowPhotosInput)
    .output(adminShowPhotosOutput)
    .mutation(({ ctx, input }) => showPhotos(ctx, input)),
  adminDeletePhoto: admin
    .input(adminDeletePhotoInput)
    .output(adminDeletePhotoOutput)
    .mutation(({ ctx, input }) => deletePhoto(ctx, input)),
})
