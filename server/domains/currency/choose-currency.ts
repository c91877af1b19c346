// Remembers in which currency somebody wants to see prices: in this browser, and in the account of whoever has one.
import type { DisplayCurrency } from '#domain/currencies.ts'
import type { Ctx } from '#server/ctx.ts'
import { User } from '#server/domains/auth/user.entity.ts'
import { cookie, COOKIES } from '#server/platform/cookies.ts'

export async function chooseCurrency(
  { em, user, config, setCookie }: Pick<Ctx, 'em' | 'user' | 'config' | 'setCookie'>,
  currency: DisplayCurrency,
): Promise<{ ok: true }> {
  if (user) await em.nativeUpdate(User, { id: user.id }, { currency })
  setCookie(cookie(COOKIES.currency, currency, { secure: config.cookieSecure, httpOnly: false }))
  return { ok: true }
}
