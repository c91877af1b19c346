// Who plays the third parties follows from the settings: nobody where credentials lead to the real ones.
import { afterEach, expect, it } from 'vitest'
import { TEST_SECRET } from '#tests/support/test-secret.ts'
import { parseConfig, type Environment } from './config.ts'
import { openThirdParties, type ThirdParties } from './open-third-parties.ts'

const opened: ThirdParties[] = []
afterEach(async () => {
  for (const thirdParties of opened.splice(0)) await thirdParties.close()
})

const open = async (env: Environment) => {
  const parsed = parseConfig(env)
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'))
  const thirdParties = await openThirdParties(parsed.config, () => new Date('2026-05-04T15:00:00Z'))
  opened.push(thirdParties)
  return thirdParties
}

it('plays all three stores on a machine that has nothing', async () => {
  const { stores } = await open({})
  expect(stores.map(({ provider, isSandbox }) => [provider, isSandbox])).toEqual([
    ['amazon', true],
    ['ebay', true],
    ['walmart', true],
  ])
  for (const store of stores) {
    const page = await store.listPage(null)
    expect(page).toMatchObject({ ok: true, problems: [], isWhole: true })
    expect(page.ok && page.offers.every(({ images }) => images[0]?.startsWith('/demo/'))).toBe(true)
  }
})

it('asks the real store as soon as there are credentials, and plays none beside it', async () => {
  const credentials = { EBAY_CLIENT_ID: 'id', EBAY_CLIENT_SECRET: 'secret' }
  const { stores } = await open({ ...credentials, AFFILIATE_EBAY_TAG: '5339900001' })
  expect(stores.map(({ provider, isSandbox }) => [provider, isSandbox])).toEqual([['ebay', false]])
})

it('plays nobody beside a database of one’s own, and asks no store without credentials', async () => {
  const { stores, rateSources } = await open({
    DATABASE_URL: 'postgres://u:p@db/x',
    PUENTE_SECRET: TEST_SECRET,
  })
  expect(stores).toEqual([])
  expect(rateSources.dolarapi).toBe('https://ve.dolarapi.com')
})

it('lets a web process know the stores that its workers have played', async () => {
  const sandboxed = {
    SANDBOX: 'on',
    DATABASE_URL: 'postgres://u:p@db/x',
    PUENTE_SECRET: TEST_SECRET,
  }
  const facts = ({ stores }: ThirdParties) =>
    stores.map(({ provider, isSandbox, limits, pageSize }) => [
      provider,
      isSandbox,
      limits,
      pageSize,
    ])
  const web = facts(await open({ ...sandboxed, ROLE: 'web' }))
  expect(web).toHaveLength(3)
  expect(web).toEqual(facts(await open({ ...sandboxed, ROLE: 'worker' })))
})
