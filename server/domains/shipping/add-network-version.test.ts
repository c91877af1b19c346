// Proves what no version of the network may do: reach back, take a place unasked, say nonsense, or win unseen.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AddNetworkVersionOutcome } from '#contract/network-desk.ts'
import {
  air,
  JUNE,
  type NetworkDesk,
  openNetworkDesk,
  remote,
  tax,
} from '#tests/support/network-desk.ts'

let net: NetworkDesk
beforeAll(async () => {
  net = await openNetworkDesk()
})
afterAll(() => net.shop.close())

describe('is refused', () => {
  test('in the past, and where another one starts unless it takes its place', async () => {
    const { place, figure } = tax('ar', '40')
    expect(await net.add({ ...tax('ar', '40'), validFrom: '2026-05-04T14:59:59Z' })).toEqual({
      ok: false,
      code: 'starts_in_past',
    })
    await net.add({ ...tax('ar', '40'), validFrom: JUNE })
    expect(await net.add({ ...tax('ar', '41'), validFrom: JUNE })).toEqual({
      ok: false,
      code: 'start_taken',
    })
    const replaced = await net.add({ ...tax('ar', '41'), validFrom: JUNE, replace: true })
    expect(replaced).toEqual({ ok: true, version: 'ar-tax-3' })
    const { versions } = await net.desk.networkVersions({ place, figure })
    expect(versions.map(({ version, state }) => [version, state])).toEqual([
      ['ar-tax-3', 'future'],
      ['ar-tax-2', 'replaced'],
      ['ar-tax-1', 'current'],
    ])
    // One that is to come stays so: the earlier one holds until then.
    await net.add({ ...tax('ar', '45'), validFrom: '2026-05-10T04:00:00Z' })
    const [early, late] = [
      await net.on('ar-buenos-aires', '2026-05-11T00:00:00Z'),
      await net.on('ar-buenos-aires', JUNE),
    ]
    if (typeof early === 'string' || typeof late === 'string') throw new Error('no price')
    expect(early.cents - late.cents).toBe(400)
  })

  test.each([
    [{ ...tax('ve', '1000.01') }, 'typed.taxPercent'],
    [{ ...tax('ve', '15.005') }, 'typed.taxPercent'],
    [{ ...tax('ve', '-1') }, 'typed.taxPercent'],
    [{ ...remote('ve-merida', 'mucho') }, 'typed.remote'],
    [{ ...air('ve-merida', 0, 4) }, 'typed.minDays'],
    [{ ...air('ve-merida', 9, 4) }, 'typed.maxDays'],
    [{ ...tax('ve', '15'), place: 've-merida' }, 'figure'],
    [{ ...tax('ve', '15'), figure: 'remote' as const, place: 've-merida' }, 'typed'],
  ])('with figures that cannot be: %o at %s', async (version, field) => {
    const attempt = net.desk.addNetworkVersion({ ...version, basedOn: null, note: 'x' })
    await expect(attempt).rejects.toMatchObject({
      cause: { issues: [{ path: field.split('.') }] },
    })
  })

  test('without a reason, and for a place there is not', async () => {
    const version = { ...tax('ve', '15'), basedOn: 've-tax-1' }
    await expect(net.desk.addNetworkVersion({ ...version, note: '  ' })).rejects.toThrow(/note/)
    await expect(net.add(tax('zz', '15'))).rejects.toThrow('not_found')
    await expect(net.add(air('ve-coro', 1, 2))).rejects.toThrow('not_found')
  })

  test('when another one was added meanwhile: of two at once one wins and the other is told', async () => {
    const version = { ...remote('ve-caracas', '2'), basedOn: 've-caracas-remote-1', note: 'x' }
    const both = await Promise.all([1, 2].map(() => net.desk.addNetworkVersion(version)))
    const refused = (each: AddNetworkVersionOutcome) => !each.ok
    expect(both.filter(refused)).toEqual([
      { ok: false, code: 'tariff_changed', version: 've-caracas-remote-2' },
    ])
    expect(await net.desk.addNetworkVersion(version)).toMatchObject({ code: 'tariff_changed' })
    const { versions } = await net.desk.networkVersions({ place: 've-caracas', figure: 'remote' })
    expect(versions).toHaveLength(2)
  })
})
