// The last lines of a start: where the shop is and how to get in.
import type { DemoLogin } from './app.ts'

export interface Greeting {
  brandName: string
  url: string
  logins: readonly DemoLogin[]
  mailboxUrl: string | null
  /** Mails stay in the house and nobody can read them. */
  mailsAreShut: boolean
}

export const greeting = ({ brandName, url, logins, mailboxUrl, mailsAreShut }: Greeting): string =>
  [
    '',
    `${brandName} is ready: ${url}`,
    ...logins.map(
      ({ role, username, password, once }) =>
        `  ${`Demo ${role}`.padEnd(16)}${username} / ${password}${once ? '  (write it down: shown only now)' : ''}`,
    ),
    ...(mailboxUrl === null ? [] : [`  ${'Mailbox'.padEnd(16)}${mailboxUrl}`]),
    ...(mailsAreShut
      ? [`  ${'Mails'.padEnd(16)}kept, but shut: others can reach this shop. SMTP_URL sends them.`]
      : []),
    '  Ctrl-C stops it.',
    '',
  ].join('\n')
