// What the forms of the ways back do: send a code or send it again, check code or token, set the password, confirm an address.
import { redirect } from 'react-router'
import { z } from 'zod'
import { emailSchema, newPasswordSchema } from '#contract/auth.ts'
import { refuse } from '#contract/outcome.ts'
import { paths } from '#contract/paths.ts'
import { emailOnlyInput, resetCodeSchema } from '#contract/recovery.ts'
import { tokenSchema } from '#contract/token.ts'
import type { Posts } from '#src/lib/form/post-action.ts'
import { post } from '#src/lib/form/run-post.ts'
import {
  type ConfirmAnswer,
  type RecoveryAnswer,
  recoveryFields as fields,
} from './recovery-fields.ts'

const twice = { password: newPasswordSchema, confirm: z.string() }
const isTwice = ({ password, confirm }: Record<keyof typeof twice, string>) => password === confirm
const MISMATCH = { path: ['confirm'], message: 'invalid' }

/** What is no token at all is told like one that is good for nothing. */
const withToken = <Outcome>(typed: string, call: (token: string) => Promise<Outcome>) => {
  const token = tokenSchema.safeParse(typed)
  return token.success ? call(token.data) : Promise.resolve(refuse('invalid_token'))
}
const anyToken = z.object({ token: z.string().trim().min(1) })

/** Without scripts to an address of its own, which a second click is led to as well. */
const end = (inBrowser: boolean) =>
  inBrowser ? { step: 'done' as const } : redirect(paths.resetDone, 303)

export const codePosts: Posts<RecoveryAnswer> = ({ write: { auth }, inBrowser }) => {
  const proof = { email: emailSchema, code: resetCodeSchema }
  const send = {
    fields: fields.email,
    schema: emailOnlyInput,
    call: (input: z.input<typeof emailOnlyInput>) => auth.sendResetCode(input),
  }
  return {
    send: post({ ...send, done: () => ({ step: 'code' as const }) }),
    resend: post({ ...send, done: () => ({ step: 'code' as const, resent: true }) }),
    change: post({
      fields: fields.email,
      schema: z.object({}),
      call: async () => ({ ok: true as const }),
      done: () => ({ step: 'email' as const }),
    }),
    verify: post({
      fields: fields.code,
      schema: z.object(proof),
      shape: ({ email, code }) => ({ email, code: String(code).replaceAll(/\D/g, '') }),
      call: (input) => auth.verifyResetCode(input),
      done: () => ({ step: 'password' as const }),
    }),
    reset: post({
      fields: fields.password,
      schema: z.object({ ...proof, ...twice }).refine(isTwice, MISMATCH),
      call: ({ email, code, password }) => auth.resetPasswordWithCode({ email, code, password }),
      done: () => end(inBrowser),
    }),
  }
}

export const tokenPosts: Posts<RecoveryAnswer> = ({ write: { auth }, inBrowser }) => ({
  reset: post({
    fields: fields.password,
    schema: z.object({ token: z.string(), ...twice }).refine(isTwice, MISMATCH),
    call: ({ token: typed, password }) =>
      withToken(typed, (token) => auth.resetPassword({ token, password })),
    done: () => end(inBrowser),
  }),
  verify: post({
    fields: fields.token,
    schema: anyToken,
    call: ({ token: typed }) => withToken(typed, (token) => auth.verifyResetToken({ token })),
    done: ({ user }) => ({ step: 'password' as const, username: user.username }),
  }),
  back: post({
    fields: fields.token,
    schema: z.object({}),
    call: async () => ({ ok: true as const }),
    done: () => ({ step: 'verify' as const }),
  }),
})

export const confirmPosts: Posts<ConfirmAnswer> = ({ write: { auth }, inBrowser }) => ({
  confirm: post({
    fields: fields.token,
    schema: z.object({ token: z.string() }),
    call: ({ token: typed }) => withToken(typed, (token) => auth.verifyEmail({ token })),
    // Without scripts to an address of its own, which a second click is led to as well.
    done: ({ email }) => (inBrowser ? { email } : redirect(paths.emailConfirmed, 303)),
  }),
})
