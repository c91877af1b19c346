// The admin's desk of people, the audit log, and what waits at all desks.
import {
  adminAuditInput,
  adminAuditOutput,
  adminExportListInput,
  adminExportListOutput,
} from '#contract/audit.ts'
import {
  adminEndSessionsInput,
  adminEndSessionsOutput,
  adminResetFactorInput,
  adminResetFactorOutput,
  adminSetAdminInput,
  adminSetAdminOutput,
  adminUsersInput,
  adminUsersOutput,
} from '#contract/user-desk.ts'
import { deskFaultInput, deskFaultOutput } from '#contract/desk-fault.ts'
import { adminWaitingOutput } from '#contract/waiting.ts'
import { admin, router } from '#server/trpc/init.ts'
import { endUserSessions, resetSecondFactor, setAdmin } from './change-user.ts'
import { countWaiting } from './count-waiting.ts'
import { exportList } from './export-list.ts'
import { listAudit } from './list-audit.ts'
import { listUsers } from './list-users.ts'

export const adminRouter = router({
  adminUsers: admin
    .input(adminUsersInput)
    .output(adminUsersOutput)
    .query(({ ctx, input }) => listUsers(ctx, input)),
  adminSetAdmin: admin
    .input(adminSetAdminInput)
    .output(adminSetAdminOutput)
    .mutation(({ ctx, input }) => setAdmin(ctx, input)),
  adminEndSessions: admin
    .input(adminEndSessionsInput)
    .output(adminEndSessionsOutput)
    .mutation(({ ctx, input }) => endUserSessions(ctx, input.id)),
  adminResetSecondFactor: admin
    .input(adminResetFactorInput)
    .output(adminResetFactorOutput)
    .mutation(({ ctx, input }) => resetSecondFactor(ctx, input.id)),
  adminAudit: admin
    .input(adminAuditInput)
    .output(adminAuditOutput)
    .query(({ ctx, input }) => listAudit(ctx, input)),
  adminExportList: admin
    .input(adminExportListInput)
    .output(adminExportListOutput)
    .mutation(({ ctx, input }) => exportList(ctx, input)),
  // Changes nothing of the shop, so it may be told after half an hour as well, like a read.
  adminNoteFault: admin
    .input(deskFaultInput)
    .output(deskFaultOutput)
    .query(({ ctx, input }) => {
      ctx.log.error({ fault: input, userId: ctx.user.id }, 'a desk broke in a browser')
      return { ok: true as const }
    }),
  adminWaiting: admin.output(adminWaitingOutput).query(({ ctx }) => countWaiting(ctx)),
})
