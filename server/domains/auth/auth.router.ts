// Signing in and out, registering, ways back in, and who is asking.
import { z } from 'zod'
import {
  adminCheckOutput,
  confirmIdentityInput,
  confirmIdentityOutput,
  currentUserSchema,
  loginInput,
  loginOutput,
  logoutOutput,
  registerInput,
  registerOutput,
  secondFactorWays,
} from '#contract/auth.ts'
import {
  beginPasskeySignInOutput,
  passkeySignInInput,
  passkeySignInOutput,
} from '#contract/passkeys.ts'
import {
  confirmAddressOutput,
  emailOnlyInput,
  nameOnlyInput,
  resendVerificationOutput,
  resetCodeOutput,
  resetPasswordInput,
  resetPasswordOutput,
  resetWithCodeInput,
  sentOutput,
  tokenInput,
  verifyResetCodeInput,
  verifyResetTokenOutput,
} from '#contract/recovery.ts'
import {
  anyone,
  anyoneWithoutTransaction,
  customer,
  customerWithoutTransaction,
  router,
} from '#server/trpc/init.ts'
import { forgotPassword, sendResetCode, sendSignInLink } from './ask-for-reset.ts'
import { confirmIdentity, identityWays } from './confirm-identity.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { register } from './register.ts'
import { resetPassword, verifyResetToken } from './reset-password.ts'
import { beginPasskeySignIn, passkeySignIn } from './sign-in-with-passkey.ts'
import { resetPasswordWithCode, verifyResetCode } from './reset-with-code.ts'
import { resendVerification, verifyEmail } from './verify-email.ts'

// What reads a token is a mutation too: a query would carry it in its address, and addresses are logged.
export const authRouter = router({
  register: anyoneWithoutTransaction
    .input(registerInput)
    .output(registerOutput)
    .mutation(({ ctx, input }) => register(ctx, input)),
  login: anyoneWithoutTransaction
    .input(loginInput)
    .output(loginOutput)
    .mutation(({ ctx, input }) => login(ctx, input)),
  beginPasskeySignIn: anyoneWithoutTransaction
    .output(beginPasskeySignInOutput)
    .mutation(({ ctx }) => beginPasskeySignIn(ctx)),
  passkeySignIn: anyoneWithoutTransaction
    .input(passkeySignInInput)
    .output(passkeySignInOutput)
    .mutation(({ ctx, input }) => passkeySignIn(ctx, input)),
  logout: anyoneWithoutTransaction.output(logoutOutput).mutation(({ ctx }) => logout(ctx)),
  identityWays: customerWithoutTransaction
    .output(secondFactorWays)
    .mutation(({ ctx }) => identityWays(ctx)),
  confirmIdentity: customerWithoutTransaction
    .input(confirmIdentityInput)
    .output(confirmIdentityOutput)
    .mutation(({ ctx, input }) => confirmIdentity(ctx, input)),
  user: customer.output(currentUserSchema).query(({ ctx }) => ctx.user),
  /** The same person for a page that also serves visitors. */
  viewer: anyone.output(z.nullable(currentUserSchema)).query(({ ctx }) => ctx.user),
  adminCheck: customer.output(adminCheckOutput).query(({ ctx }) => ({ isAdmin: ctx.user.isAdmin })),
  verifyEmail: anyoneWithoutTransaction
    .input(tokenInput)
    .output(confirmAddressOutput)
    .mutation(({ ctx, input }) => verifyEmail(ctx, input)),
  resendVerification: customerWithoutTransaction
    .output(resendVerificationOutput)
    .mutation(({ ctx }) => resendVerification(ctx)),
  forgotPassword: anyoneWithoutTransaction
    .input(emailOnlyInput)
    .output(sentOutput)
    .mutation(({ ctx, input }) => forgotPassword(ctx, input)),
  sendSignInLink: anyoneWithoutTransaction
    .input(nameOnlyInput)
    .output(sentOutput)
    .mutation(({ ctx, input }) => sendSignInLink(ctx, input)),
  verifyResetToken: anyoneWithoutTransaction
    .input(tokenInput)
    .output(verifyResetTokenOutput)
    .mutation(({ ctx, input }) => verifyResetToken(ctx, input)),
  resetPassword: anyoneWithoutTransaction
    .input(resetPasswordInput)
    .output(resetPasswordOutput)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  sendResetCode: anyoneWithoutTransaction
    .input(emailOnlyInput)
    .output(sentOutput)
    .mutation(({ ctx, input }) => sendResetCode(ctx, input)),
  verifyResetCode: anyoneWithoutTransaction
    .input(verifyResetCodeInput)
    .output(resetCodeOutput)
    .mutation(({ ctx, input }) => verifyResetCode(ctx, input)),
  resetPasswordWithCode: anyoneWithoutTransaction
    .input(resetWithCodeInput)
    .output(resetCodeOutput)
    .mutation(({ ctx, input }) => resetPasswordWithCode(ctx, input)),
})
