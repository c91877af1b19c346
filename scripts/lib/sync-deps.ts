// What a process needs that works on the catalogue sync alone, at stores somebody plays: for measuring and for breaking.
import { pino } from 'pino'
import { parseConfig } from '#server/config.ts'
import { openConnectors } from '#server/connectors/stores/open-connectors.ts'
import type { StoreAccounts } from '#server/connectors/stores/store-accounts.ts'
import type { Deps } from '#server/ctx.ts'
import { entities } from '#server/entities.ts'
import { openBoss } from '#server/jobs/open-boss.ts'
import { openShopFolder, openShopPictures } from '#server/open-shop-pictures.ts'
import { type DatabaseClock, openDatabaseClock } from '#server/platform/clock.ts'
import { openOrm } from '#server/platform/orm.ts'

export interface SyncSetting {
  databaseUrl: string
  dataDir: string
  accounts: StoreAccounts
  /** False: as fast as the stores' own limits allow. */
  unhurried: boolean
  /** Where exchange rates are asked for; without it nobody asks. */
  rateSources?: Deps['rateSources']
  logLevel?: 'error' | 'silent'
}

export async function openSyncDeps(setting: SyncSetting): Promise<Deps & { time: DatabaseClock }> {
  const { databaseUrl, dataDir, accounts, unhurried, rateSources, logLevel = 'error' } = setting
  const parsed = parseConfig({
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
  })
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'))
  const { config } = parsed
  const log = pino({ level: logLevel })
  const orm = await openOrm(entities, { databaseUrl, poolSize: 4 })
  const time = await openDatabaseClock(orm, log)
  const clock = time.now
  const limits = { callsPerSecond: 1e6, callsPerDay: 1e9 }
  return {
    config,
    orm,
    boss: await openBoss(databaseUrl, log, { clock }),
    log,
    rateSources: rateSources ?? config.rateSources,
    stores: openConnectors(accounts, { now: clock }).map((one) =>
      unhurried ? { ...one, limits } : one,
    ),
    pictures: openShopPictures(config, log, clock),
    shopPictures: openShopFolder(config),
    clock,
    time,
  }
}
