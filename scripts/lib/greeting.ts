// The last lines of a start: where the shop is and how to get in.
import type { DemoLogin } from './app.ts'

export interface Greeting {
  brandName: string
  url: string
  logins: readonly DemoLogin[]
  mailboxUrl: string | null
  /** Whether the shop has demo people, whatever their passwords are. */
  demo: boolean
  /** Mails are not sent and nobody can read them. */
  mailsAreShut: boolean
}

export const greeting = ({
  brandName,
  url,
  logins,
  demo,
  mailboxUrl,
  mailsAreShut,
}: Greeting): string =>
  [
    '',
    `${brandName} is ready: ${url}`,
    ...logins.map(
      ({ role, username, password, once }) =>
        `  ${`Demo ${role}`.padEnd(16)}${username} / ${password}${once ? '  (write it down: shown only now)' : ''}`,
    ),
    ...(demo && !logins.some(({ role }) => role === 'admin')
      ? [
          `  ${'Demo admin'.padEnd(16)}has another password since: changed, or replaced by a start that others could reach. «npm run admin -- create» makes another admin.`,
        ]
      : []),
    ...(mailboxUrl === null ? [] : [`  ${'Mailbox'.padEnd(16)}${mailboxUrl}`]),
    ...(mailsAreShut
      ? [`  ${'Mails'.padEnd(16)}kept, but shut: others can reach this shop. SMTP_URL sends them.`]
      : []),
    '  Ctrl-C stops it.',
    '',
  ].join('\n')
