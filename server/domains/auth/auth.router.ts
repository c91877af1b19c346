// Signing in and out, and who is asking.
import { z } from 'zod'
import {
  adminCheckOutput,
  currentUserSchema,
  loginInput,
  loginOutput,
  logoutOutput,
} from '#contract/auth.ts'
import { anyone, anyoneWithoutTransaction, customer, router } from '#server/trpc/init.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'

export const authRouter = router({
  login: anyoneWithoutTransaction
    .input(loginInput)
    .output(loginOutput)
    .mutation(({ ctx, input }) => login(ctx, input)),
  logout: anyoneWithoutTransaction.output(logoutOutput).mutation(({ ctx }) => logout(ctx)),
  user: customer.output(currentUserSchema).query(({ ctx }) => ctx.user),
  /** The same person for a page that also serves visitors. */
  viewer: anyone.output(z.nullable(currentUserSchema)).query(({ ctx }) => ctx.user),
  adminCheck: customer.output(adminCheckOutput).query(({ ctx }) => ({ isAdmin: ctx.user.isAdmin })),
})
