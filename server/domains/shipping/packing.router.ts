// The procedures of packing: anyone may look at the cartons and plan with them; admins change them.
import {
  adminSaveBoxInput,
  adminSaveBoxOutput,
  deskBoxesOutput,
  packingBoxesOutput,
  planInput,
} from '#contract/packing.ts'
import { planOutput } from '#contract/packing-plan.ts'
import { admin, costlyReader, reader, router } from '#server/trpc/init.ts'
import { listBoxes, listDeskBoxes, saveBox } from './packing-boxes.ts'
import { planParcels } from './plan-consolidation.ts'

export const packingRouter = router({
  boxes: reader.output(packingBoxesOutput).query(({ ctx }) => listBoxes(ctx)),
  plan: costlyReader
    .input(planInput)
    .output(planOutput)
    .query(({ ctx, input }) => planParcels(ctx, input)),
  adminBoxes: admin.output(deskBoxesOutput).query(({ ctx }) => listDeskBoxes(ctx)),
  adminSaveBox: admin
    .input(adminSaveBoxInput)
    .output(adminSaveBoxOutput)
    .mutation(({ ctx, input }) => saveBox(ctx, input)),
})
