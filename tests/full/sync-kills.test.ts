// Workers that are killed lose nothing and double nothing, and no two ever work on one store; `npm run faults` tries more.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SYNC_STORES, type SyncStore } from '#domain/store-offer.ts'
import { cloneDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { catalogueRows, differences } from '../../scripts/faults/catalogue-rows.ts'
import { killBetweenPages, killInTransactions } from '../../scripts/faults/kill-workers.ts'
import { openPlayedStores, type PlayedStores } from '../../scripts/faults/played-stores.ts'
import { workSideBySide } from '../../scripts/faults/side-by-side.ts'
import { live, type Stage } from '../../scripts/faults/worker-life.ts'

let played: PlayedStores
let undisturbed: string[]
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-kills-'))
const databases: TestDatabase[] = []

const stageFor = async (stores: readonly SyncStore[]): Promise<Stage> => {
  const database = await cloneDatabase()
  databases.push(database)
  // The suite of faults holds workers up by triggers of its own, which no shop may make.
  return { played, stores, databaseUrl: database.ownerUrl, dataDir }
}

beforeAll(async () => {
  // Those of the demo: a page or two of each list.
  played = await openPlayedStores({ amazon: 0, ebay: 0, walmart: 0 })
  const stage = await stageFor(['ebay'])
  await live(stage, () => false)
  undisturbed = await catalogueRows(stage.databaseUrl, 'all')
})
afterAll(async () => {
  await played.close()
  for (const { drop } of databases) await drop()
  fs.rmSync(dataDir, { recursive: true })
})

test('killed between two pages, a run goes on at its place and ends like any other', async () => {
  const stage = await stageFor(['ebay'])
  expect(await killBetweenPages(stage, 1)).toEqual({ kills: 1, strayed: 0, halves: 0 })
  expect(differences(await catalogueRows(stage.databaseUrl, 'all'), undisturbed)).toEqual([])
}, 60_000)

test('killed inside a transaction, nothing of the page is left, and it comes again', async () => {
  const stage = await stageFor(['ebay'])
  expect(await killInTransactions(stage, 1)).toEqual({ kills: 1, strayed: 0, halves: 0 })
  expect(differences(await catalogueRows(stage.databaseUrl, 'all'), undisturbed)).toEqual([])
}, 60_000)

test('two workers and two schedulers never have two runs of a store at once', async () => {
  const stage = await stageFor(SYNC_STORES)
  expect(await workSideBySide(stage, 6)).toMatchObject({ overlaps: 0, atOnce: 1 })
}, 60_000)
