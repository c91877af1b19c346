// One demo shop and one browser per worker, for the files that leave them as they found them: a start takes seconds.
import type { Browser } from 'playwright'
import { inject } from 'vitest'
import { askDatabase } from './ask-database.ts'
import { launchBrowser } from './browser.ts'
import { isAlive } from './cluster-folder.ts'
import { noteLent } from './lent-shops.ts'
import { type Shop, startShop } from './start-shop.ts'

/** The files of a worker share what they import, this among it. */
let kept: Promise<Shop> | null = null
let keptBrowser: Promise<Browser> | null = null

async function start(): Promise<Shop> {
  const shop = await startShop()
  noteLent(inject('postgres').lent, shop)
  return shop
}

/**
 * Not to be stopped: no file knows whether it is the last one, so the run ends the shop with its database
 * (`postgres-global.ts`). Nobody in it has tried anything too often yet.
 */
export async function borrowShop(): Promise<Shop> {
  const shop = await (kept ??= start())
  if (!isAlive(shop.pid)) throw new Error(`The shop that files share has ended:\n${shop.output()}`)
  await askDatabase(shop.databaseUrl, 'delete from rate_limit')
  return shop
}

/** Ends with the worker; what is given back has no tab open. */
export async function borrowBrowser(): Promise<{
  browser: Browser
  giveBack: () => Promise<void>
}> {
  const browser = await (keptBrowser ??= launchBrowser())
  return {
    browser,
    giveBack: async () => {
      for (const context of browser.contexts()) await context.close()
    },
  }
}
