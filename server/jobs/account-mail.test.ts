// Proves that a mail with a key in it leaves no copy of the key behind once it was sent.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'
import { type FakeSmtp, startFakeSmtp } from '#tests/support/fake-smtp.ts'

let shop: AccountShop
let smtp: FakeSmtp
beforeAll(async () => {
  smtp = await startFakeSmtp()
  shop = await openAccountShop({ smtpUrl: smtp.url })
})
afterAll(async () => {
  await smtp.close()
  await shop.close()
})

const copies = () =>
  shop.sql<{ subject: string; plain: string; html: string; sent_at: Date | null }>(
    'select * from outbox_mail order by id',
  )

test('a refused mail is kept for the next attempt, a taken one only as a fact', async () => {
  await shop.register('ana')
  await shop.settle()
  await shop.visitor().call.auth.sendResetCode({ email: 'ana@example.com' })
  smtp.refuse(1)
  await expect(shop.settle()).rejects.toThrow('451')
  const kept = (await copies()).at(-1)
  expect(kept?.sent_at).toBeNull()
  const code = /^\d{6}$/m.exec(kept?.plain ?? '')?.[0] ?? ''
  const [job] = await shop.sql<{ data: object }>(
    `select data from pgboss.job where name = 'auth.sendRecoveryMail' order by created_on desc limit 1`,
  )
  const { sendRecoveryMail } = await import('./handlers/send-recovery-mail.ts')
  await sendRecoveryMail(shop.deps, job?.data as never)
  expect(smtp.mails.at(-1)).toContain(code)
  for (const copy of await copies()) {
    expect(copy.sent_at).not.toBeNull()
    expect([copy.subject, copy.plain, copy.html]).toEqual(['', '', ''])
  }
  expect(
    await shop.visitor().call.auth.verifyResetCode({ email: 'ana@example.com', code }),
  ).toEqual({ ok: true })
})

test('a notice carries no key and stays readable', async () => {
  const { account } = (await shop.signIn('ana')).call
  await account.changePassword({ currentPassword: 'secreto 123', password: 'nueva clave' })
  await shop.settle()
  expect((await copies()).at(-1)?.plain).toContain('ana')
})
