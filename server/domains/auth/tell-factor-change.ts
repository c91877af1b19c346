// Tells an account's owner by mail that a second factor came or went, in the transaction that did it.
import type { FactorChange } from '#domain/factor-change.ts'
import type { Ctx } from '#server/ctx.ts'
import { newToken } from '#server/platform/token.ts'

export const tellFactorChange = async (
  { enqueue, now }: Pick<Ctx, 'enqueue' | 'now'>,
  userId: number,
  kind: FactorChange,
): Promise<void> => {
  const payload = { kind, at: now.toISOString(), userId, nonce: newToken() }
  await enqueue('sendAccountNotice', payload)
}
