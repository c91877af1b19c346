// Proves the way of a mail: from the order to the mailbox or the mail server, once, whatever is retried.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { placeOne } from '#tests/support/checkout-form.ts'
import { startFakeSmtp, type FakeSmtp } from '#tests/support/fake-smtp.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { JOBS } from './definitions.ts'
import { sendOrderMail } from './handlers/send-order-mail.ts'
import { runJob } from './run-job.ts'

let shop: TestShop
let smtp: FakeSmtp
beforeAll(async () => {
  shop = await openTestShop()
  smtp = await startFakeSmtp()
})
afterEach(() => {
  smtp.mails.length = 0
})
afterAll(async () => {
  await smtp.close()
  await shop.close()
})

interface MailRow {
  recipient: string
  subject: string
  html: string
  plain: string
  locale: string
  sent_at: Date | null
}
const mails = () => shop.sql<MailRow>('select * from outbox_mail order by id')
const lastPayload = async () => {
  const [event] = await shop.sql<{ id: number; order_id: number }>(
    'select * from order_event order by id desc limit 1',
  )
  if (!event) throw new Error('no order was placed')
  return {
    orderId: event.order_id,
    eventId: event.id,
    locale: 'es',
    template: 'order_placed',
  } as const
}

describe('without a mail server', () => {
  test('the mail of a placed order is in the mailbox in the buyer’s language, with the private link', async () => {
    const visitor = shop.visitor({ locale: 'it' })
    const { number, key } = await placeOne(visitor, await shop.product())
    expect(await shop.drain('sendOrderMail')).toBe(1)
    const mail = (await mails()).at(-1)
    expect(mail).toMatchObject({
      recipient: 'maria@example.com',
      locale: 'it',
      subject: `Abbiamo ricevuto il tuo ordine ${number}`,
    })
    expect(mail?.plain).toContain(
      `https://shop.example/it/order-confirmation?order=${number}&key=${key}`,
    )
    expect(mail?.sent_at).not.toBeNull()
  })

  test('who has an account is written to in the language of the account', async () => {
    const buyer = shop.visitor({ locale: 'it' })
    const person = { fullName: 'Ana Paz', username: 'lectora', email: 'lectora@example.com' }
    await buyer.call.auth.register({ ...person, password: 'secreto 123' })
    await buyer.call.account.updatePreferences({ locale: 'pt' })
    await placeOne(buyer, await shop.product())
    await shop.drain('sendOrderMail')
    expect((await mails()).at(-1)).toMatchObject({ locale: 'pt' })
  })

  test('a job that runs again changes nothing', async () => {
    await placeOne(shop.visitor(), await shop.product())
    const payload = await lastPayload()
    await sendOrderMail(shop.deps, payload)
    const before = await mails()
    await Promise.all([sendOrderMail(shop.deps, payload), sendOrderMail(shop.deps, payload)])
    expect(await mails()).toEqual(before)
    await shop.drain('sendOrderMail')
    expect(await mails()).toEqual(before)
  })
})

describe('with a mail server', () => {
  const deps = () => ({ ...shop.deps, config: { ...shop.deps.config, smtpUrl: smtp.url } })

  test('a refused mail stays and goes out at the next attempt, once', async () => {
    await placeOne(shop.visitor(), await shop.product())
    const payload = await lastPayload()
    smtp.refuse(1)
    await expect(sendOrderMail(deps(), payload)).rejects.toThrow('451')
    expect((await mails()).at(-1)?.sent_at).toBeNull()
    await sendOrderMail(deps(), payload)
    await Promise.all([sendOrderMail(deps(), payload), sendOrderMail(deps(), payload)])
    expect(smtp.mails).toHaveLength(1)
    expect((await mails()).at(-1)?.sent_at).not.toBeNull()
    expect(smtp.mails[0]).toMatch(/^To: maria@example\.com\r?$/m)
    expect(smtp.mails[0]).toMatch(/^Message-ID: <[0-9a-f]{40}@puente\.example>/m)
    await shop.drain('sendOrderMail')
  })

  test('a server that does not encrypt hears neither password nor mail, unless that was asked for', async () => {
    const smtpUrl = smtp.url.replace('//', '//shop:hunter2@')
    const { config } = shop.deps
    const wary = { ...shop.deps, config: { ...config, smtpUrl, smtpNeedsTls: true } }
    await placeOne(shop.visitor(), await shop.product())
    const payload = await lastPayload()
    smtp.heard.length = 0
    await expect(sendOrderMail(wary, payload)).rejects.toThrow(/STARTTLS/)
    expect(smtp.heard.map((line) => line.split(' ')[0])).not.toContain('AUTH')
    expect(smtp.mails).toEqual([])
    expect((await mails()).at(-1)?.sent_at).toBeNull()
    const plain = { ...shop.deps, config: { ...config, smtpUrl, smtpNeedsTls: false } }
    await sendOrderMail(plain, payload)
    expect(smtp.heard.map((line) => line.split(' ')[0])).toContain('AUTH')
    expect(smtp.mails).toHaveLength(1)
    await shop.drain('sendOrderMail')
  })

  test('five workers with the same job send one mail', async () => {
    await placeOne(shop.visitor(), await shop.product())
    const payload = await lastPayload()
    await Promise.all(Array.from({ length: 5 }, () => sendOrderMail(deps(), payload)))
    expect(smtp.mails).toHaveLength(1)
    await shop.drain('sendOrderMail')
  })
})

test('a job whose payload no longer fits fails loudly', async () => {
  const job = { id: 'x', data: { orderId: 'one' }, retryCount: 8, retryLimit: 8 }
  const said: unknown[] = []
  const log = {
    child: () => log,
    info: () => {},
    warn: () => {},
    error: (...words: unknown[]) => said.push(words),
  }
  await expect(runJob({ ...shop.deps, log: log as never }, 'sendOrderMail', job)).rejects.toThrow(
    'orderId',
  )
  expect(said).toHaveLength(1)
})

test('every queue gives up into the one for dead letters and keeps its rule of one', async () => {
  const queues = await shop.deps.boss.getQueues()
  for (const { name, options } of Object.values(JOBS)) {
    const queue = queues.find((each) => each.name === name)
    expect(queue).toMatchObject({
      deadLetter: 'dead_letters',
      retryLimit: options.retryLimit,
      policy: 'singleton' in options ? 'stately' : 'standard',
    })
  }
  await shop.deps.boss.send(JOBS.purgeStale.name, {})
  expect(await shop.deps.boss.send(JOBS.purgeStale.name, {})).toBeNull()
  expect(await shop.drain('purgeStale')).toBe(1)
})
