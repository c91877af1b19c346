// The procedures of the admin's desk of products; every one is an admin's.
import { z } from 'zod'
import { idSchema } from '#contract/primitives.ts'
import {
  adminBulkInput,
  adminBulkOutput,
  adminCreateInput,
  adminCreateOutput,
  adminExportInput,
  adminExportOutput,
  adminProductOutput,
  adminProductsInput,
  adminProductsOutput,
  adminReleaseInput,
  adminReleaseOutput,
  adminSaveInput,
  adminSaveOutput,
} from '#contract/product-desk.ts'
import {
  adminPictureHostsOutput,
  adminSetPictureHostsInput,
  adminSetPictureHostsOutput,
} from '#contract/picture-hosts.ts'
import { admin } from '#server/trpc/init.ts'
import { bulkProducts } from './bulk.ts'
import { createProduct } from './create.ts'
import { exportProducts } from './export.ts'
import { deskList } from './list.ts'
import { readPictureHosts, setPictureHosts } from './picture-hosts.ts'
import { deskProduct } from './product.ts'
import { releaseField } from './release.ts'
import { saveProduct } from './save.ts'

export const deskProcedures = {
  adminList: admin
    .input(adminProductsInput)
    .output(adminProductsOutput)
    .query(({ ctx, input }) => deskList(ctx, input)),
  adminProduct: admin
    .input(z.strictObject({ id: idSchema }))
    .output(adminProductOutput)
    .query(({ ctx, input }) => deskProduct(ctx, input.id)),
  adminExport: admin
    .input(adminExportInput)
    .output(adminExportOutput)
    .query(({ ctx, input }) => exportProducts(ctx, input)),
  // Asked before somebody's picture is read; an upload is a write.
  adminMayKeepPictures: admin
    .output(z.object({ ok: z.literal(true) }))
    .mutation(() => ({ ok: true as const })),
  adminPictureHosts: admin
    .output(adminPictureHostsOutput)
    .query(({ ctx }) => readPictureHosts(ctx)),
  adminSetPictureHosts: admin
    .input(adminSetPictureHostsInput)
    .output(adminSetPictureHostsOutput)
    .mutation(({ ctx, input }) => setPictureHosts(ctx, input)),
  adminSave: admin
    .input(adminSaveInput)
    .output(adminSaveOutput)
    .mutation(({ ctx, input }) => saveProduct(ctx, input)),
  adminCreate: admin
    .input(adminCreateInput)
    .output(adminCreateOutput)
    .mutation(({ ctx, input }) => createProduct(ctx, input)),
  adminRelease: admin
    .input(adminReleaseInput)
    .output(adminReleaseOutput)
    .mutation(({ ctx, input }) => releaseField(ctx, input)),
  adminBulk: admin
    .input(adminBulkInput)
    .output(adminBulkOutput)
    .mutation(({ ctx, input }) => bulkProducts(ctx, input)),
}
