// Opens an account and signs its owner in at once; of two registrations of one address or name one succeeds.
import type { RegisterInput, RegisterOutcome } from '#contract/auth.ts'
import { refuse } from '#contract/outcome.ts'
import type { Ctx } from '#server/ctx.ts'
import { addressGroup } from '#server/platform/address-group.ts'
import { newToken } from '#server/platform/token.ts'
import { inTransaction } from '#server/trpc/init.ts'
import { countAttempts } from './count-attempts.ts'
import { findTaken, insertUser } from './create-user.ts'
import { rememberBrowser } from './known-browser.ts'
import { hashPassword } from './password.ts'
import { registerAgain } from './register-again.ts'
import { startSession } from './start-session.ts'
import { viewUser } from './user.view.ts'

const HOUR = 3600
const ADDRESS = { name: 'register_address', points: 10, duration: HOUR }
const EVERYBODY = { name: 'register_all', points: 300, duration: HOUR }

export async function register(ctx: Ctx, input: RegisterInput): Promise<RegisterOutcome> {
  const retryAfterSeconds = await countAttempts(ctx, [
    { rule: ADDRESS, whose: addressGroup(ctx.clientAddress) },
    { rule: EVERYBODY, whose: '' },
  ])
  if (retryAfterSeconds !== null) return refuse('too_many_requests', { retryAfterSeconds })
  const taken = await findTaken(ctx.em, input)
  if (taken) return (await registerAgain(ctx, input)) ?? refuse(taken)

  const { password, referralCode, ...person } = input
  const passwordHash = await hashPassword(password)
  const made = await inTransaction(ctx, async (unit) => {
    const outcome = await insertUser(unit.em, {
      ...person,
      isAdmin: false,
      passwordHash,
      locale: ctx.locale,
      referralCode: referralCode || null,
    })
    if (outcome.ok)
      await unit.enqueue('sendAccountMail', {
        kind: 'verify_email',
        userId: outcome.id,
        email: person.email,
        nonce: newToken(),
      })
    return outcome
  })
  if (!made.ok) return (await registerAgain(ctx, input)) ?? refuse(made.code)
  const user = viewUser({ id: made.id, ...person, isAdmin: false })
  const sessionToken = await startSession(ctx, user.id)
  rememberBrowser(ctx, { id: made.id, passwordHash })
  return { ok: true, user, sessionToken }
}
