// The last lines of a start: where the shop is and how to get in.
import type { DemoLogin } from './app.ts'

export interface Greeting {
  brandName: string
  url: string
  logins: readonly DemoLogin[]
  mailboxUrl: string | null
}

export const greeting = ({ brandName, url, logins, mailboxUrl }: Greeting): string =>
  [
    '',
    `${brandName} is ready: ${url}`,
    ...logins.map(
      ({ role, username, password }) => `  ${`Demo ${role}`.padEnd(16)}${username} / ${password}`,
    ),
    ...(mailboxUrl === null ? [] : [`  ${'Mailbox'.padEnd(16)}${mailboxUrl}`]),
    '  Ctrl-C stops it.',
    '',
  ].join('\n')
