// People of a test shop who have passkeys.
import type { AddPasskeyInput, PasskeyCreation } from '#contract/passkeys.ts'
import { type AccountShop, PASSWORD } from './account-shop.ts'
import { type Lies, type SoftwareKey, softwareKey } from './software-key.ts'
import type { Visitor } from './test-shop.ts'

export const SHOP_ORIGIN = 'https://shop.example'

export function passkeyPeople(shop: AccountShop) {
  let count = 0
  let passwordHash: Promise<string> | undefined
  /** The hash of the one password all have; hashing for each would take most of a test's time. */
  const hashOnce = async () => {
    await shop.register('primera')
    const [row] = await shop.sql<{ password_hash: string }>(
      `select password_hash from app_user where username = 'primera'`,
    )
    return row?.password_hash ?? ''
  }
  /** Somebody new and signed in, with a confirmed address, without a key. */
  const member = async () => {
    const name = `llave${(count += 1)}`
    const hash = await (passwordHash ??= hashOnce())
    const [user] = await shop.sql<{ id: number }>(
      `insert into app_user (full_name, username, email, password_hash, email_verified_at)
       values ('Ana Pérez', ?, ?, ?, now()) returning id`,
      [name, `${name}@example.com`, hash],
    )
    if (!user) throw new Error('nobody was made')
    return { ...(await shop.enter(user.id)), name, user }
  }
  const begin = async ({ call }: Pick<Visitor, 'call'>): Promise<PasskeyCreation> => {
    const begun = await call.account.beginPasskey({ password: PASSWORD })
    if (!begun.ok) throw new Error(begun.code)
    return begun.options
  }
  /** Puts a key on the account of whoever is signed in there. */
  const add = async (
    browser: Pick<Visitor, 'call'>,
    key: SoftwareKey = softwareKey({ origin: SHOP_ORIGIN }),
    { lies, ...more }: Partial<AddPasskeyInput> & { lies?: Lies } = {},
  ) => {
    const made = key.make(await begin(browser), lies)
    return browser.call.account.addPasskey({ name: 'Teléfono', ...made, ...more })
  }
  /** Somebody new with one key. */
  const person = async (options: { counts?: boolean } = {}) => {
    const browser = await member()
    const key = softwareKey({ origin: SHOP_ORIGIN, ...options })
    const added = await add(browser, key)
    if (!added.ok) throw new Error(added.code)
    const [row] = await browser.call.account.passkeys()
    return { ...browser, key, passkeyId: row?.id ?? 0, codes: added.recoveryCodes }
  }
  /** What a browser is asked when somebody enters with a key alone. */
  const ask = async ({ call }: Pick<Visitor, 'call'>) => {
    const begun = await call.auth.beginPasskeySignIn()
    if (!begun.ok) throw new Error(begun.code)
    return begun.options
  }
  const enter = async (key: SoftwareKey, lies: Lies = {}, browser = shop.visitor()) =>
    browser.call.auth.passkeySignIn({ passkey: key.show(await ask(browser), lies) })
  /** What somebody is asked after the right password. */
  const askSecond = async (name: string, browser = shop.visitor()) => {
    const answer = await browser.call.auth.login({ username: name, password: PASSWORD })
    if (answer.ok || !('passkey' in answer) || !answer.passkey) throw new Error('no passkey asked')
    return { ...browser, options: answer.passkey, hasApp: answer.otp, code: answer.code }
  }
  return { begin, add, member, person, ask, enter, askSecond }
}
