// Reads the mails a running shop has sent, from its development mailbox.
import { vi } from 'vitest'
import type { HttpVisitor } from './http-visitor.ts'

/** Mails leave by a job: asks until the newest one to this person says it; answers with the first group. */
export async function fromMail(
  visitor: Pick<HttpVisitor, 'html'>,
  recipient: string,
  pattern: RegExp,
): Promise<string> {
  return vi.waitFor(
    async () => {
      const rows = (await visitor.html('/dev/mailbox')).split('<tr>')
      const row = rows.find((text) => text.includes(`<td>${recipient}</td>`)) ?? ''
      const path = /href="(\/dev\/mailbox\/\d+)"/.exec(row)?.[1]
      const found = path && pattern.exec(await visitor.html(path))?.[1]
      if (!found) throw new Error(`no mail to ${recipient} says ${pattern}`)
      return found
    },
    { timeout: 20_000, interval: 200 },
  )
}
