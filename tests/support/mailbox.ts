// Reads the mails a running shop has sent, from its development mailbox.

import type { HttpVisitor } from './http-visitor.ts'
import { eventually } from './eventually.ts'

/** Mails leave by jobs, side by side: asks until one to this person, the newest first, says it; answers with the group. */
export async function fromMail(
  visitor: Pick<HttpVisitor, 'html'>,
  recipient: string,
  pattern: RegExp,
  timeout = 20_000,
): Promise<string> {
  return eventually(
    async () => {
      const rows = (await visitor.html('/dev/mailbox')).split('<tr>')
      for (const row of rows.filter((text) => text.includes(`<td>${recipient}</td>`))) {
        const path = /href="(\/dev\/mailbox\/\d+)"/.exec(row)?.[1]
        const found = path && pattern.exec(await visitor.html(path))?.[1]
        if (found) return found
      }
      throw new Error(`no mail to ${recipient} says ${pattern}`)
    },
    { timeout, interval: 200 },
  )
}
