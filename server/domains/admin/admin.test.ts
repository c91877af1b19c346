// Proves the desk of people: search and pages, rights that cannot be lost by mistake, one line in the audit log per action.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DESK_PAGE_SIZE } from '#contract/user-desk.ts'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'

let shop: AccountShop
let boss: Awaited<ReturnType<AccountShop['register']>>
beforeAll(async () => {
  shop = await openAccountShop()
  boss = await shop.register('jefa')
  await shop.sql(`update app_user set is_admin = true where username = 'jefa'`)
  await shop.sql(
    `insert into app_user (full_name, username, email, password_hash)
     select 'Persona ' || n, 'persona_' || n, 'persona' || n || '@example.com', 'x' from generate_series(1, 60) n`,
  )
})
afterAll(() => shop.close())

const desk = () => boss.call.admin
const bookSize = async () =>
  (await shop.sql<{ n: number }>('select count(*)::int as n from audit_entry'))[0]?.n ?? 0

describe('the list', () => {
  test('goes through everybody once, newest first', async () => {
    const ids: number[] = []
    let before: number | null = null
    do {
      const page = await desk().adminUsers({ before })
      expect(page.users.length).toBeLessThanOrEqual(DESK_PAGE_SIZE)
      ids.push(...page.users.map(({ id }) => id))
      before = page.nextBefore
    } while (before !== null)
    expect(ids).toHaveLength(61)
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a))
  })

  test('finds any part of name, username or address, and takes signs as signs', async () => {
    const found = async (search: string) =>
      (await desk().adminUsers({ search })).users.map(({ username }) => username)
    expect(await found('PERSONA 33')).toEqual(['persona_33'])
    expect(await found('sona44@EX')).toEqual(['persona_44'])
    expect(await found('persona_5')).toContain('persona_5')
    expect(await found('persona%5')).toEqual([])
    expect((await desk().adminUsers({ onlyAdmins: true })).users).toMatchObject([
      { username: 'jefa', sessionCount: 1, orderCount: 0, isAdmin: true },
    ])
  })
})

describe('rights', () => {
  let id = 0
  let count = 0
  let name = ''
  beforeEach(async () => {
    name = `alguien${(count += 1)}`
    id = (await shop.register(name)).user.id
  })

  test('are given and taken; each time sessions end and one line is written', async () => {
    const person = await shop.signIn(name)
    const before = await bookSize()
    expect(await desk().adminSetAdmin({ id, isAdmin: true })).toEqual({ ok: true })
    await expect(person.call.auth.user()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    const promoted = await shop.signIn(name)
    expect(await promoted.call.auth.adminCheck()).toEqual({ isAdmin: true })
    expect(await desk().adminSetAdmin({ id, isAdmin: false })).toEqual({ ok: true })
    await expect(promoted.call.auth.user()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await bookSize()).toBe(before + 2)
    const { entries } = await desk().adminAudit({})
    expect(entries.slice(0, 2)).toMatchObject([
      {
        action: 'users.setAdmin',
        object: `user:${id}`,
        actor: { username: 'jefa' },
        details: { from: true, to: false, ended: 1 },
      },
      { details: { from: false, to: true, ended: 2 } },
    ])
  })

  test('of oneself stay, and of nobody are not found; neither is written down', async () => {
    const before = await bookSize()
    expect(await desk().adminSetAdmin({ id: boss.user.id, isAdmin: false })).toEqual({
      ok: false,
      code: 'own_account',
    })
    for (const act of [
      () => desk().adminSetAdmin({ id: 999_999, isAdmin: true }),
      () => desk().adminEndSessions({ id: 999_999 }),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await bookSize()).toBe(before)
  })

  test('two admins that unmake each other at once leave one', async () => {
    await desk().adminSetAdmin({ id, isAdmin: true })
    const second = await shop.signIn(name)
    const answers = await Promise.allSettled([
      desk().adminSetAdmin({ id, isAdmin: false }),
      second.call.admin.adminSetAdmin({ id: boss.user.id, isAdmin: false }),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const admins = await shop.sql('select id from app_user where is_admin')
    expect(admins).toHaveLength(1)
    await shop.sql(`update app_user set is_admin = (username = 'jefa')`)
    boss = { ...boss, ...(await shop.signIn('jefa')) }
  })

  test('all sessions of somebody end at once, and that is one line', async () => {
    const person = await shop.signIn(name)
    const before = await bookSize()
    expect(await desk().adminEndSessions({ id })).toEqual({ ok: true, ended: 2 })
    await expect(person.call.auth.user()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await bookSize()).toBe(before + 1)
  })
})

test('what is in the audit log can be neither changed nor taken out', async () => {
  await desk().adminEndSessions({ id: (await shop.register('anotada')).user.id })
  for (const sql of [`update audit_entry set action = 'x'`, 'delete from audit_entry'])
    await expect(shop.sql(sql)).rejects.toThrow('only ever added')
})
