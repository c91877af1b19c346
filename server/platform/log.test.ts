// A log line is JSON with its role, and never carries a secret.
import { expect, it } from 'vitest'
import { createLog } from './log.ts'

const lines: string[] = []
const log = createLog({ level: 'info', role: 'web' }, { write: (line) => void lines.push(line) })

it('hides cookies, tokens and passwords', () => {
  log.info(
    {
      req: { headers: { cookie: 'hunter2', authorization: 'Bearer hunter2', host: 'shop' } },
      input: {
        password: 'hunter2',
        newPassword: 'hunter2',
        token: 'hunter2',
        otp: 'hunter2',
        email: 'a@b',
      },
      session: { sessionToken: 'hunter2', secret: 'hunter2' },
    },
    'hello',
  )
  const [line = ''] = lines
  expect(line).not.toContain('hunter2')
  expect(JSON.parse(line)).toMatchObject({
    role: 'web',
    msg: 'hello',
    req: { headers: { host: 'shop', cookie: '[hidden]' } },
    input: { email: 'a@b' },
  })
})
