// Proves that cartons are kept as typed, changed by admins only, and that plans come from them and the stored tariff.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TypedBox } from '#contract/packing.ts'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())

const typed = (changes: Partial<TypedBox> = {}): TypedBox => ({
  id: null,
  name: 'Caja de prueba',
  sizeUnit: 'cm',
  innerLength: '40',
  innerWidth: '30,5',
  innerHeight: '20',
  outerLength: '41',
  outerWidth: '31.5',
  outerHeight: '21',
  weightUnit: 'kg',
  tare: '0.4',
  maxWeight: '15',
  price: '2,50',
  confirmed: true,
  active: true,
  ...changes,
})
const parcel = { length: 5, width: 5, height: 5, weight: 1, quantity: 4 }

test('a new database has cartons, the smallest first, and says that their prices are examples', async () => {
  const boxes = await shop.visitor().call.packing.boxes()
  expect(boxes.map(({ name }) => name)).toEqual(['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'])
  expect(boxes[2]).toMatchObject({
    outer: { height: { thousandths: 12_000, unit: 'in' } },
    priceCents: 200,
    confirmed: false,
  })
})

test.each([
  ['an anonymous visitor', 'unauthorized'],
  ['a customer', 'forbidden'],
])('%s neither sees the desk nor changes a carton: %s', async (who, code) => {
  const visitor = who === 'an anonymous visitor' ? shop.visitor() : await shop.register('clienta')
  const { packing } = visitor.call
  await expect(packing.adminBoxes()).rejects.toThrow(code)
  await expect(packing.adminSaveBox(typed())).rejects.toThrow(code)
})

test('an admin adds, changes and retires a carton; each action is written down', async () => {
  await shop.register('jefa')
  await shop.sql(`update app_user set is_admin = true where username = 'jefa'`)
  const { packing } = (await shop.signIn('jefa')).call
  const added = await packing.adminSaveBox(typed())
  if (!added.ok) throw new Error(added.code)
  // Sent twice it is one carton; another one under its name is refused.
  expect(await packing.adminSaveBox(typed())).toEqual(added)
  expect(await packing.adminSaveBox(typed({ price: '9' }))).toEqual({
    ok: false,
    code: 'name_taken',
  })
  const desk = await packing.adminBoxes()
  expect(desk.find(({ id }) => id === added.id)).toMatchObject({
    inner: { width: { thousandths: 30_500, unit: 'cm' } },
    tare: { thousandths: 400, unit: 'kg' },
    priceCents: 250,
  })
  const seen = desk.find(({ id }) => id === added.id)?.seen
  const change = { id: added.id, active: false, price: '3' }
  expect(await packing.adminSaveBox(typed({ ...change, seen }))).toMatchObject({ ok: true })
  // A second admin has the form open since before; the same form once more is no change.
  const late = await packing.adminSaveBox(typed({ id: added.id, price: '4', seen }))
  expect(late).toEqual({ ok: false, code: 'changed_meanwhile' })
  expect(await packing.adminSaveBox(typed({ id: added.id, price: '4' }))).toEqual(late)
  expect(await packing.adminSaveBox(typed({ ...change, seen }))).toMatchObject({ ok: true })
  const names = (await packing.boxes()).map(({ name }) => name)
  expect(names).not.toContain('Caja de prueba')
  expect((await packing.adminBoxes()).at(-1)).toMatchObject({ active: false, priceCents: 300 })
  const acts = await shop.sql<{ action: string }>(
    `select action from audit_entry where object = ? order by id`,
    [`packing_box:${added.id}`],
  )
  expect(acts.map(({ action }) => action)).toEqual([
    'packing.addBox',
    'packing.changeBox',
    'packing.changeBox',
  ])
  await expect(packing.adminSaveBox(typed({ id: 99_999, name: 'Nada' }))).rejects.toThrow(
    'not_found',
  )
})

test.each<[string, Partial<TypedBox>]>([
  ['innerLength', { innerLength: '0' }],
  ['innerWidth', { innerWidth: '32' }],
  ['outerHeight', { outerHeight: '-1' }],
  ['innerLength', { innerLength: 'largo' }],
  ['tare', { tare: '15' }],
  ['maxWeight', { maxWeight: '0' }],
  ['price', { price: '2.505' }],
  ['name', { name: ' ' }],
])('a carton with a wrong %s is refused', async (field, changes) => {
  const { adminSaveBoxInput } = await import('#contract/packing.ts')
  const parsed = adminSaveBoxInput.safeParse(typed(changes))
  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toContain(field)
})

test('four small parcels are planned into one cubic foot, by the tariff of the destination', async () => {
  const plan = await shop.visitor().call.packing.plan({ parcels: [parcel] })
  if (!plan.ok) throw new Error(plan.code)
  const sea = plan.plans.find(({ service }) => service === 'sea')
  expect(sea).toMatchObject({
    answer: 'together',
    apartCents: 12_400,
    comparison: { togetherCents: 3100 + 200 + 800, savingCents: 8300 },
    example: true,
  })
  if (!sea || sea.refused !== null) throw new Error('no plan')
  expect(plan.boxes[sea.parcels?.[0]?.box ?? -1]?.name).toBe('M')
})

test('what cannot be planned is told: an unknown place, too many parcels', async () => {
  const { packing } = shop.visitor().call
  expect(await packing.plan({ destination: 've-atlantida', parcels: [parcel] })).toEqual({
    ok: false,
    code: 'unknown_destination',
  })
  await expect(
    packing.plan({
      parcels: [
        { ...parcel, quantity: 20 },
        { ...parcel, quantity: 11 },
      ],
    }),
  ).rejects.toThrow('too_big')
})
