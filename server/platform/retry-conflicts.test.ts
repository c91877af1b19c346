// Proves which failures are worth a second try, and how many tries there are.
import { expect, test } from 'vitest'
import { clashOf } from './clash.ts'
import { isConflict, retryConflicts } from './retry-conflicts.ts'

const withCode = (code: string, cause?: unknown) =>
  Object.assign(new Error(code, { cause }), { code })

test('finds the code of the database under the wrappings', () => {
  expect(isConflict(withCode('40P01'))).toBe(true)
  expect(
    isConflict(new Error('outer', { cause: new Error('inner', { cause: withCode('40001') }) })),
  ).toBe(true)
  expect(isConflict(withCode('23505'))).toBe(false)
  expect(isConflict('40001')).toBe(false)
})

test('tries again after a conflict, five times at most, and never after anything else', async () => {
  let tries = 0
  const failing = (times: number, error: Error) => async () => {
    tries += 1
    if (tries <= times) throw error
    return 'done'
  }
  expect(await retryConflicts(failing(3, withCode('40001')))).toBe('done')
  expect(tries).toBe(4)
  tries = 0
  await expect(retryConflicts(failing(9, withCode('40P01')))).rejects.toThrow('40P01')
  expect(tries).toBe(5)
  tries = 0
  await expect(retryConflicts(failing(1, withCode('23514')))).rejects.toThrow('23514')
  expect(tries).toBe(1)
})

test('looks once more when a name was taken or something is gone, and tells what that was', async () => {
  for (const [code, kind] of [
    ['23505', 'taken'],
    ['23P01', 'taken'],
    ['23503', 'gone'],
  ] as const) {
    const clash = Object.assign(withCode(code), { constraint: 'app_user_email' })
    let tries = 0
    const work = async (times: number) => {
      tries += 1
      if (tries <= times) throw new Error('outer', { cause: clash })
      return 'done'
    }
    expect(await retryConflicts(() => work(1))).toBe('done')
    tries = 0
    await expect(retryConflicts(() => work(9))).rejects.toThrow('outer')
    expect(tries).toBe(2)
    expect(clashOf(new Error('outer', { cause: clash }))).toEqual({
      kind,
      constraint: 'app_user_email',
    })
  }
  expect(clashOf(withCode('40001'))).toBeNull()
})
