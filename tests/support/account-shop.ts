// A test shop for accounts: people who register, and the mails they get.
import type { RegisterInput } from '#contract/auth.ts'
import type { JobKey } from '#server/jobs/definitions.ts'
import { COOKIES, wireName } from '#server/platform/cookies.ts'
import { hashToken, newToken } from '#server/platform/token.ts'
import { openTestShop, type Visitor, type VisitorOptions } from './test-shop.ts'
import type { Config } from '#server/config.ts'

const MAIL_JOBS: JobKey[] = [
  'sendAccountMail',
  'sendRecoveryMail',
  'sendAccountNotice',
  'attachGuestOrders',
]

export const PASSWORD = 'secreto 123'

export interface Mail {
  recipient: string
  subject: string
  plain: string
  html: string
  locale: string
}

export async function openAccountShop(changes: Partial<Config> = {}) {
  const shop = await openTestShop(changes)
  let last = 0
  /** A browser at an address of its own, so that one test's limits are not another one's. */
  const visitor = (options: VisitorOptions = {}): Visitor => {
    last += 1
    const clientAddress = `198.51.${Math.trunc(last / 250)}.${(last % 250) + 1}`
    return shop.visitor({ clientAddress, ...options })
  }
  const person = (username: string, more: Partial<RegisterInput> = {}): RegisterInput => ({
    fullName: 'Ana Pérez',
    username,
    email: `${username}@example.com`,
    password: PASSWORD,
    ...more,
  })
  /** Does everything that waits: mails, notices, guest orders. */
  const settle = async () => {
    for (const key of MAIL_JOBS) await shop.drain(key)
  }
  const mailsTo = async (recipient: string): Promise<Mail[]> => {
    await settle()
    return shop.sql<Mail>('select * from outbox_mail where recipient = ? order by id', [recipient])
  }
  const lastMail = async (recipient: string): Promise<Mail> => {
    const mail = (await mailsTo(recipient)).at(-1)
    if (!mail) throw new Error(`no mail to ${recipient}`)
    return mail
  }
  return {
    ...shop,
    visitor,
    person,
    settle,
    mailsTo,
    lastMail,
    /** The token of the link in somebody's last mail. */
    lastToken: async (recipient: string): Promise<string> => {
      const { plain } = await lastMail(recipient)
      const token = /[?]token=([\w-]+)/.exec(plain)?.[1]
      if (!token) throw new Error(plain)
      return token
    },
    /** The six digits of somebody's last mail. */
    lastCode: async (recipient: string): Promise<string> => {
      const { plain } = await lastMail(recipient)
      const code = /^\d{6}$/m.exec(plain)?.[0]
      if (!code) throw new Error(plain)
      return code
    },
    register: async (username: string, options: VisitorOptions = {}) => {
      const browser = visitor(options)
      const answer = await browser.call.auth.register(person(username))
      if (!answer.ok) throw new Error(answer.code)
      return { ...browser, user: answer.user, sessionToken: answer.sessionToken }
    },
    /** A browser in which somebody is signed in already. */
    enter: async (userId: number) => {
      const token = newToken()
      await shop.sql(
        `insert into session (id, user_id, expires_at) values (?, ?, now() + interval '1 day')`,
        [hashToken(token), userId],
      )
      return visitor({ cookies: new Map([[wireName(COOKIES.session, true), token]]) })
    },
    signIn: async (username: string, more: { password?: string; otp?: string } = {}) => {
      const browser = visitor()
      const answer = await browser.call.auth.login({ username, password: PASSWORD, ...more })
      if (!answer.ok) throw new Error(answer.code)
      return { ...browser, user: answer.user }
    },
  }
}

export type AccountShop = Awaited<ReturnType<typeof openAccountShop>>
