// The sandbox's command line takes what it promises and says what is wrong with the rest.
import { expect, it } from 'vitest'
import { parseSandbox } from './sandbox-options.ts'

it('needs nothing', () => {
  expect(parseSandbox([])).toEqual({
    port: 4010,
    products: undefined,
    seed: 1,
    driftMinutes: 0,
    faults: [],
  })
})

it('takes faults for one service and for all', () => {
  const parsed = parseSandbox(['--products', '50000', '--fault', 'quota@ebay', '--fault=silent'])
  expect(parsed.products).toBe(50_000)
  expect(parsed.faults[0]).toEqual({ service: 'ebay', fault: 'quota' })
  expect(parsed.faults.slice(1).every(({ fault }) => fault === 'silent')).toBe(true)
  expect(parsed.faults).toHaveLength(7)
})

it.each([
  [['--fault', 'bad-luck'], 'There is no fault "bad-luck"'],
  [['--fault', 'silent@target'], 'There is no service "target"'],
  [['--products', 'many'], '--products must be a whole number from 0 to 1000000, got "many"'],
  [['--port', '70000'], '--port must be a whole number from 0 to 65535, got "70000"'],
  [['--speed', '1'], '--speed'],
])('refuses %j', (args, fault) => {
  expect(() => parseSandbox(args)).toThrow(fault)
})
