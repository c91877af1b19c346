// People of a test shop who have an authenticator app.
import { base32 } from 'oslo/encoding'
import { generateHOTP } from 'oslo/otp'
import { type AccountShop, PASSWORD } from './account-shop.ts'

/** The half minute since 1970 in which a test shop's clock stands at first. */
export const STEP = Math.floor(new Date('2026-05-04T15:00:00Z').getTime() / 30_000)

/** What the app shows in that half minute. */
export const codeAt = (secret: string, step = STEP): Promise<string> =>
  generateHOTP(base32.decode(secret, { strict: false }), step)

export function totpPeople(shop: AccountShop) {
  let count = 0
  /** Somebody new who turned it on half a minute ago, with a confirmed address. */
  const enrolled = async () => {
    const name = `doble${(count += 1)}`
    const browser = await shop.register(name)
    await shop.sql('update app_user set email_verified_at = now() where username = ?', [name])
    const { account } = browser.call
    const begun = await account.enrolTotp({ password: PASSWORD })
    if (!begun.ok) throw new Error(begun.code)
    const confirmed = await account.confirmTotp({ otp: await codeAt(begun.secret, STEP - 1) })
    if (!confirmed.ok) throw new Error(confirmed.code)
    return {
      ...browser,
      name,
      secret: begun.secret,
      uri: begun.uri,
      codes: confirmed.recoveryCodes,
    }
  }
  /** Tries to enter in a new browser. */
  const login = (username: string, otp?: string, password = PASSWORD) =>
    shop.visitor().call.auth.login({ username, password, ...(otp === undefined ? {} : { otp }) })
  return { enrolled, login }
}
