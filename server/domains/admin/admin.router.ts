// The admin's desk of people, the audit log, and what waits at all desks.
import { adminAuditInput, adminAuditOutput } from '#contract/audit.ts'
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
import { adminWaitingOutput } from '#contract/waiting.ts'
import { admin, router } from '#server/trpc/init.ts'
import { endUserSessions, resetSecondFactor, setAdmin } from './change-user.ts'
import { countWaiting } from './count-waiting.ts'
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
  adminWaiting: admin.output(adminWaitingOutput).query(({ ctx }) => countWaiting(ctx)),
})
