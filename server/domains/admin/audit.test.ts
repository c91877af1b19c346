// Proves the audit log: newest first, every entry once, by action and by person, and nobody's but an admin's.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AdminAuditInput, AUDIT_PAGE_SIZE } from '#contract/audit.ts'
import { type AccountShop, openAccountShop, PASSWORD } from '#tests/support/account-shop.ts'
import { passkeyPeople } from '#tests/support/passkey-people.ts'

let shop: AccountShop
let people: ReturnType<typeof passkeyPeople>
let boss: Awaited<ReturnType<ReturnType<typeof passkeyPeople>['member']>>
let ana: typeof boss
beforeAll(async () => {
  shop = await openAccountShop()
  people = passkeyPeople(shop)
  ;[boss, ana] = [await people.member(), await people.member()]
  await shop.sql(`update app_user set username = 'ana_p', full_name = 'Ana%' where id = ?`, [
    ana.user.id,
  ])
  await shop.sql('update app_user set is_admin = true where id = ?', [boss.user.id])
})
afterAll(() => shop.close())

const log = (input: Partial<AdminAuditInput> = {}) => boss.call.admin.adminAudit(input)
const write = (actorId: number, action: string, object: string, details = '{}') =>
  shop.sql(
    `insert into audit_entry (actor_id, action, object, details, client_address, request_id, at)
     values (?, ?, ?, ?::jsonb, '192.0.2.7', 'r', now())`,
    [actorId, action, object, details],
  )

describe('the list', () => {
  test('says who, to whom and to which order; who is gone has no name', async () => {
    await write(boss.user.id, 'users.endSessions', `user:${ana.user.id}`, '{"ended": 2}')
    await write(999_999, 'orders.move', 'order:12', '{"from": "paid", "to": "shipped"}')
    await write(boss.user.id, 'rates.pin', 'currency:VES')
    const { entries } = await log()
    expect(entries).toMatchObject([
      { action: 'rates.pin', object: 'currency:VES', person: null, order: null },
      {
        actor: { id: 999_999, username: null },
        person: null,
        order: { id: 12, number: expect.stringMatching(/^PU-000012-/) as string },
        details: { from: 'paid', to: 'shipped' },
      },
      {
        actor: { id: boss.user.id, username: boss.name },
        person: { id: ana.user.id, username: 'ana_p' },
        details: { ended: 2 },
        address: '192.0.2.7',
      },
    ])
  })

  test('calls a city by its name, and what is no city by none', async () => {
    await write(boss.user.id, 'shipping.changeDestination', 'destination:ve-caracas')
    await write(boss.user.id, 'shipping.changeDestination', 'destination:xx-none')
    const [none, city] = (await log()).entries
    expect([none?.place, city?.place]).toEqual([null, 'Caracas'])
  })

  test('is narrowed to an action, and to a person on either side of it; signs are signs', async () => {
    await write(
      ana.user.id,
      'users.setAdmin',
      `user:${boss.user.id}`,
      '{"from": true, "to": false}',
    )
    const acts = async (input: Partial<AdminAuditInput>) =>
      (await log(input)).entries.map(({ action }) => action)
    expect(await acts({ action: 'orders.move' })).toEqual(['orders.move'])
    expect(await acts({ person: 'ANA_P' })).toEqual(['users.setAdmin', 'users.endSessions'])
    expect(await acts({ person: 'ana_p', action: 'users.setAdmin' })).toEqual(['users.setAdmin'])
    expect(await acts({ person: 'ana%' })).toEqual(['users.setAdmin', 'users.endSessions'])
    expect(await acts({ person: 'a_a' })).toEqual([])
    expect(await acts({ person: 'nadie' })).toEqual([])
    await expect(log({ action: 'x' as never })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('goes through every entry once, page by page', async () => {
    for (let n = 0; n < AUDIT_PAGE_SIZE; n += 1)
      await write(boss.user.id, 'orders.move', `order:${n}`)
    const [{ n } = { n: 0 }] = await shop.sql<{ n: number }>(
      'select count(*)::int n from audit_entry',
    )
    const ids: number[] = []
    let before: number | null = null
    do {
      const page = await log({ before })
      expect(page.entries.length).toBeLessThanOrEqual(AUDIT_PAGE_SIZE)
      ids.push(...page.entries.map(({ id }) => id))
      before = page.nextBefore
    } while (before !== null)
    expect(ids).toHaveLength(n)
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a))
  })

  test('is nobody’s but an admin’s', async () => {
    const asks = [ana.call, shop.visitor().call].map((call) => call.admin.adminAudit({}))
    const answers = await Promise.allSettled(asks)
    expect(
      answers.map((each) => each.status === 'rejected' && (each.reason as Error).message),
    ).toEqual(['forbidden', 'unauthorized'])
  })
})

describe('taking somebody’s second factors off', () => {
  const reset = (id: number, who = boss) => who.call.admin.adminResetSecondFactor({ id })

  test('ends sessions, tells the owner, is one line in the audit log; the password opens again', async () => {
    const person = await people.person()
    const { id } = person.user
    await person.call.account.enrolTotp({ password: PASSWORD })
    expect(await reset(id)).toEqual({ ok: true })
    await expect(person.call.auth.user()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await people.enter(person.key)).toEqual({ ok: false, code: 'invalid_passkey' })
    const login = { username: person.name, password: PASSWORD }
    expect(await shop.visitor().call.auth.login(login)).toMatchObject({
      ok: true,
      user: { hasSecondFactor: false },
    })
    const [left] = await shop.sql<{ totp_secret: unknown; codes: number }>(
      `select totp_secret, (select count(*)::int from recovery_code where user_id = app_user.id) as codes
       from app_user where id = ?`,
      [id],
    )
    expect(left).toEqual({ totp_secret: null, codes: 0 })
    expect((await log({ action: 'users.resetSecondFactor' })).entries).toMatchObject([
      { person: { id }, details: { totp: false, passkeys: 1, ended: 1 } },
    ])
    const mail = await shop.lastMail(`${person.name}@example.com`)
    expect(mail.subject).toBe('Restablecimos tu verificación en dos pasos')
    expect(await reset(id)).toEqual({ ok: false, code: 'second_factor_off' })
  })

  test('is an admin’s, of others, of somebody who is there; a refusal is no line', async () => {
    const before = await shop.sql('select id from audit_entry')
    expect(await reset(boss.user.id)).toEqual({ ok: false, code: 'own_account' })
    await expect(reset(999_999)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(reset(boss.user.id, ana)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await shop.sql('select id from audit_entry')).toHaveLength(before.length)
  })
})
