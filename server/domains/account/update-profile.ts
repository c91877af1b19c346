// Changes the names and preferences of one's own account.
import type {
  ProfileView,
  UpdatePreferencesInput,
  UpdateProfileInput,
  UpdateProfileOutcome,
} from '#contract/account.ts'
import { User } from '#server/domains/auth/user.entity.ts'
import { cookie, COOKIES } from '#server/platform/cookies.ts'
import { type Own, viewProfile } from './profile.view.ts'

export async function updateProfile(
  ctx: Own,
  { fullName, username }: UpdateProfileInput,
): Promise<UpdateProfileOutcome> {
  await ctx.em.nativeUpdate(User, { id: ctx.user.id }, { fullName, username })
  return { ok: true, profile: await viewProfile(ctx) }
}

/** This browser follows at once, other ones at their next sign-in. */
export async function updatePreferences(
  ctx: Own,
  { locale, scheme, currency }: UpdatePreferencesInput,
): Promise<{ ok: true; profile: ProfileView }> {
  const changes = {
    ...(locale && { locale }),
    ...(scheme && { scheme }),
    ...(currency && { currency }),
  }
  if (Object.keys(changes).length > 0) await ctx.em.nativeUpdate(User, { id: ctx.user.id }, changes)
  const options = { secure: ctx.config.cookieSecure, httpOnly: false }
  if (locale) ctx.setCookie(cookie(COOKIES.language, locale, options))
  if (scheme) ctx.setCookie(cookie(COOKIES.scheme, scheme, options))
  if (currency) ctx.setCookie(cookie(COOKIES.currency, currency, options))
  return { ok: true, profile: await viewProfile(ctx) }
}
