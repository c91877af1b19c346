// Proves one's own account: names, preferences, addresses, favourites, and that nobody reaches anybody else's.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_ADDRESSES } from '#domain/vocabulary.ts'
import { type AccountShop, openAccountShop, PASSWORD } from '#tests/support/account-shop.ts'
import { ADDRESS, placeOne } from '#tests/support/checkout-form.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
  await shop.register('pedro')
})
afterAll(() => shop.close())

const home = { ...ADDRESS, label: 'Casa' }
const notFound = { code: 'NOT_FOUND' }

test('names and preferences change; a taken name does not', async () => {
  const browser = await shop.register('perfil')
  const { account } = browser.call
  expect(await account.updateProfile({ fullName: 'Ana María', username: 'perfil2' })).toMatchObject(
    {
      ok: true,
      profile: {
        fullName: 'Ana María',
        username: 'perfil2',
        emailVerified: false,
        currency: null,
      },
    },
  )
  expect(await account.updateProfile({ fullName: 'Ana', username: 'PEDRO' })).toEqual({
    ok: false,
    code: 'username_taken',
  })
  expect(await account.profile()).toMatchObject({ fullName: 'Ana María' })
  expect(
    await account.updatePreferences({ locale: 'pt', scheme: 'dark', currency: 'EUR' }),
  ).toMatchObject({ profile: { locale: 'pt', scheme: 'dark', currency: 'EUR' } })
  expect(browser.cookies.get('puente_lang')).toBe('pt')
  expect(browser.cookies.get('puente_scheme')).toBe('dark')
  expect(await account.updatePreferences({})).toMatchObject({ profile: { currency: 'EUR' } })
  // Another browser follows at sign-in; one whose owner never chose anything keeps what is chosen there.
  const names = ['lang', 'scheme', 'currency'].map((name) => `puente_${name}`)
  const signInWith = async (username: string, kept: string[]) => {
    const cookies = new Map(kept.map((value, place) => [names[place] ?? '', value]))
    await shop.visitor({ cookies }).call.auth.login({ username, password: PASSWORD })
    return names.map((name) => cookies.get(name))
  }
  expect(await signInWith('perfil2', [])).toEqual(['pt', 'dark', 'EUR'])
  expect(await signInWith('pedro', ['it', 'dark'])).toEqual(['es', 'dark', undefined])
  // What is also the shop's beginning is a choice like any other.
  await account.updatePreferences({ locale: 'es', scheme: 'light', currency: 'VES' })
  expect(await signInWith('perfil2', ['it', 'dark', 'COP'])).toEqual(['es', 'light', 'VES'])
})

describe('a new address of mail', () => {
  test('is asked for with the password, confirmed at the new one and told to the old one', async () => {
    const { account, auth } = (await shop.register('muda')).call
    const change = (email: string, password = PASSWORD) => account.changeEmail({ email, password })
    expect(await change('nueva@example.com', 'no es')).toMatchObject({ code: 'wrong_password' })
    expect(await change('Pedro@example.com')).toMatchObject({ code: 'email_taken' })
    expect(await change('nueva@example.com')).toEqual({ ok: true })
    const token = await shop.lastToken('nueva@example.com')
    expect(await account.profile()).toMatchObject({
      email: 'muda@example.com',
      pendingEmail: 'nueva@example.com',
    })
    expect(await auth.verifyEmail({ token })).toEqual({ ok: true, email: 'nueva@example.com' })
    expect(await account.profile()).toMatchObject({
      email: 'nueva@example.com',
      emailVerified: true,
      pendingEmail: null,
    })
    expect((await shop.lastMail('muda@example.com')).subject).toBe('El correo de tu cuenta cambió')
  })
})

describe('addresses', () => {
  test('the first one is the default; there is always exactly one', async () => {
    const { account } = (await shop.register('casera')).call
    await account.addAddress(home)
    const added = await account.addAddress({ ...home, label: 'Oficina', isDefault: true })
    if (!added.ok) throw new Error(added.code)
    expect(added.addresses.map(({ label, isDefault }) => [label, isDefault])).toEqual([
      ['Oficina', true],
      ['Casa', false],
    ])
    const [office, flat] = added.addresses
    expect(flat?.phone).toBe('+584121234567')
    await account.setDefaultAddress({ id: flat?.id ?? 0 })
    await account.updateAddress({ ...home, id: office?.id ?? 0, label: 'Taller' })
    const after = await account.removeAddress({ id: flat?.id ?? 0 })
    expect(after.addresses).toMatchObject([{ label: 'Taller', isDefault: true }])
  })

  test('of two defaults at once one is the default', async () => {
    const { account } = (await shop.register('doblecasa')).call
    const add = (label: string) => account.addAddress({ ...home, label, isDefault: true })
    await Promise.all([add('Una'), add('Dos'), add('Tres')])
    const all = await account.addresses()
    expect(all).toHaveLength(3)
    expect(all.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  test('a form that is posted twice at once keeps one', async () => {
    const { account } = (await shop.register('dosveces')).call
    await Promise.all([account.addAddress(home), account.addAddress(home)])
    expect(await account.addresses()).toHaveLength(1)
  })

  test('a public page asks for one’s own; anonymous visitors have none', async () => {
    const { account } = (await shop.register('propia')).call
    await account.addAddress(home)
    expect(await account.ownAddresses()).toMatchObject([{ label: 'Casa' }])
    expect(await (await shop.register('ajena')).call.account.ownAddresses()).toEqual([])
    expect(await shop.visitor().call.account.ownAddresses()).toEqual([])
  })

  test('there is an end to them', async () => {
    const { account } = (await shop.register('mudanza')).call
    for (let n = 0; n < MAX_ADDRESSES; n += 1)
      await account.addAddress({ ...home, label: `Casa ${n}` })
    expect(await account.addAddress(home)).toEqual({ ok: false, code: 'too_many_addresses' })
  })

  test('somebody else’s cannot be read, changed, chosen or removed', async () => {
    const owner = await shop.register('duena')
    await owner.call.account.addAddress(home)
    const [{ id } = { id: 0 }] = await owner.call.account.addresses()
    const { account } = (await shop.signIn('pedro')).call
    expect(await account.addresses()).toEqual([])
    await expect(account.updateAddress({ ...home, id })).rejects.toMatchObject(notFound)
    await expect(account.setDefaultAddress({ id })).rejects.toMatchObject(notFound)
    await expect(account.removeAddress({ id })).rejects.toMatchObject(notFound)
    expect(await owner.call.account.addresses()).toMatchObject([{ id, isDefault: true }])
  })
})

test('favourites come and go one by one and are merged, newest first, each once, known ones only', async () => {
  const { account } = (await shop.register('gustos')).call
  const [a, b, c] = [await shop.product(), await shop.product(), await shop.product()]
  const merged = await account.mergeFavourites({ productIds: [b, a, b, 2_000_000_000] })
  expect(merged).toEqual({ ok: true, productIds: [b, a] })
  shop.setNow(new Date('2026-05-04T16:00:00Z'))
  const like = (productId: number, liked = true) => account.setFavourite({ productId, liked })
  expect(await like(c)).toEqual({ ok: true, productIds: [c, b, a] })
  expect(await like(a)).toEqual({ ok: true, productIds: [c, b, a] })
  expect(await like(2_000_000_000)).toEqual({ ok: true, productIds: [c, b, a] })
  expect(await like(b, false)).toEqual({ ok: true, productIds: [c, a] })
  expect(await like(b, false)).toEqual({ ok: true, productIds: [c, a] })
  expect(await account.favourites()).toEqual({ productIds: [c, a] })
  shop.setNow(new Date('2026-05-04T15:00:00Z'))
})

test('favourites are shown page by page, even when the last one of a page has gone', async () => {
  const { account } = (await shop.register('muchos')).call
  const ids: number[] = []
  for (let n = 0; n < 30; n += 1) ids.push(await shop.product())
  await account.mergeFavourites({ productIds: ids })
  const first = await account.favouritesPage({})
  expect(first.productIds).toEqual(ids.slice(0, 24))
  await account.setFavourite({ productId: ids[23] ?? 0, liked: false })
  const second = await account.favouritesPage({ before: first.nextBefore })
  expect(second).toEqual({ productIds: ids.slice(24), nextBefore: null })
  const other = (await shop.register('pocos')).call.account
  expect(await other.favouritesPage({ before: first.nextBefore })).toMatchObject({
    productIds: [],
  })
  for (const before of ['0-0', '9999999999999-9999999999'])
    await expect(account.favouritesPage({ before })).resolves.toBeTruthy()
})

describe('orders', () => {
  test('are listed newest first, ten at a time, and shown in full', async () => {
    const buyer = await shop.register('compradora')
    const numbers: string[] = []
    for (let n = 0; n < 12; n += 1)
      numbers.unshift((await placeOne(buyer, await shop.product())).number)
    const first = await buyer.call.account.orders({})
    const second = await buyer.call.account.orders({ before: first.nextBefore })
    expect(first.orders).toHaveLength(10)
    expect(second.nextBefore).toBeNull()
    expect([...first.orders, ...second.orders].map(({ number }) => number)).toEqual(numbers)
    expect(first.orders[0]).toMatchObject({ itemCount: 1, productNames: [{ textLanguage: 'en' }] })
    const order = await buyer.call.account.order({ number: numbers[0] ?? '' })
    expect(order.history).toHaveLength(1)
  })

  test('of somebody else do not exist', async () => {
    const buyer = await shop.register('otra')
    const { number } = await placeOne(buyer, await shop.product())
    const { account } = (await shop.signIn('pedro')).call
    await expect(account.order({ number })).rejects.toMatchObject(notFound)
    await expect(account.order({ number: 'PU-1' })).rejects.toMatchObject(notFound)
    expect((await account.orders({})).orders).toEqual([])
  })
})
