// Demo shops and a browser that the files of one worker share: a start takes seconds.
import type { Browser } from 'playwright'
import { inject } from 'vitest'
import { askDatabase } from './ask-database.ts'
import { launchBrowser } from './browser.ts'
import { isAlive } from './cluster-folder.ts'
import { noteLent } from './lent-shops.ts'
import { type Shop, startShop } from './start-shop.ts'

/** The files of a worker share what they import, this among it. */
const kept: { clean?: Promise<Shop>; livedIn?: Promise<Shop> } = {}
let keptBrowser: Promise<Browser> | null = null

/** A page of a test lives for a second: making its code faster costs more than it saves. */
const SHORT_LIVED = '--js-flags=--no-opt --no-maglev'

async function start(): Promise<Shop> {
  const shop = await startShop()
  noteLent(inject('postgres').lent, shop)
  return shop
}

/**
 * Not to be stopped: no file knows whether it is the last one, so the run ends the shop with its database
 * (`postgres-global.ts`). Nobody in it has tried anything too often yet.
 */
async function borrow(which: keyof typeof kept): Promise<Shop> {
  const shop = await (kept[which] ??= start())
  if (!isAlive(shop.pid)) throw new Error(`The shop that files share has ended:\n${shop.output()}`)
  await askDatabase(shop.databaseUrl, 'delete from rate_limit')
  return shop
}

/** For files that leave it as they found it. */
export const borrowShop = (): Promise<Shop> => borrow('clean')

/** For files that bring people, orders and words of their own, and do not mind those of others. */
export const shareShop = (): Promise<Shop> => borrow('livedIn')

/** Ends with the worker; what is given back has no tab open. */
export async function borrowBrowser(): Promise<{
  browser: Browser
  giveBack: () => Promise<void>
}> {
  const browser = await (keptBrowser ??= launchBrowser(undefined, [SHORT_LIVED]))
  return {
    browser,
    giveBack: async () => {
      for (const context of browser.contexts()) await context.close()
    },
  }
}
