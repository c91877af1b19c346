// Demo shops that the files of a run share, and a browser that those of a worker do: a start takes seconds.
import fs from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright'
import { inject } from 'vitest'
import { askDatabase } from './ask-database.ts'
import { launchBrowser } from './browser.ts'
import { isAlive } from './cluster-folder.ts'
import { inTurn } from './in-turn.ts'
import { noteLent, readLent } from './lent-shops.ts'
import { type Shop, startShop } from './start-shop.ts'

let keptBrowser: Promise<Browser> | null = null

/** A page of a test lives for a second: making its code faster costs more than it saves. */
const SHORT_LIVED = '--js-flags=--no-opt --no-maglev'

const startOnce = (file: string): Promise<void> =>
  inTurn('shop', async () => {
    if (!fs.existsSync(file)) noteLent(file, await startShop())
  })

/** Not to be stopped: the run ends it with its database. Nobody in it has tried anything too often yet. */
async function borrow(name: 'clean' | 'lived-in'): Promise<Shop> {
  const file = path.join(inject('postgres').lent, name)
  if (!fs.existsSync(file)) await startOnce(file)
  const shop = readLent(file)
  if (!isAlive(shop.pid)) throw new Error(`The shop that files share has ended:\n${shop.output()}`)
  await askDatabase(shop.databaseUrl, 'delete from rate_limit')
  return shop
}

/** For files that leave it as they found it. */
export const borrowShop = (): Promise<Shop> => borrow('clean')

/** For files that bring people, orders and words of their own, and do not mind those of others. */
export const shareShop = (): Promise<Shop> => borrow('lived-in')

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
