// Proves that what an admin is opens no write but those of the `admin` procedure, which asks who sits there.
import { expect, test } from 'vitest'
import { admin, anyone, likeAnybody, t } from './init.ts'
import { PROCEDURES } from './procedures.ts'

interface Built {
  _def: { type: string; middlewares: readonly unknown[] }
}
const middlewaresOf = (procedure: unknown) => (procedure as Built)._def.middlewares
const [hides] = (likeAnybody as unknown as { _middlewares: unknown[] })._middlewares
/** What only the `admin` procedure has. */
const asksAdmin = middlewaresOf(admin).filter((each) => !middlewaresOf(anyone).includes(each))
const mutations = [...PROCEDURES].filter(([, { _def }]) => _def.type === 'mutation')

test.each(mutations)('%s asks who sits there, or sees no admin', (_path, procedure) => {
  const passed = middlewaresOf(procedure)
  const isAdmins = asksAdmin.every((each) => passed.includes(each))
  expect([isAdmins, passed.includes(hides)]).toEqual(isAdmins ? [true, false] : [false, true])
})

test('through another procedure an admin is a customer who writes and an admin who reads', async () => {
  const isAdmin = t.router({
    read: anyone.query(({ ctx }) => ctx.user?.isAdmin),
    write: t.procedure.use(likeAnybody).mutation(({ ctx }) => ctx.user),
  })
  const user = { id: 7, isAdmin: true }
  const call = t.createCallerFactory(isAdmin)({ user } as never)
  expect(await call.read()).toBe(true)
  expect(await call.write()).toEqual({ id: 7, isAdmin: false })
})

test('there are mutations of every base procedure', () => {
  expect(asksAdmin.length).toBeGreaterThanOrEqual(3)
  expect(mutations.length).toBeGreaterThan(60)
})
