// A shop in the measuring process itself: what both sides of a comparison share is then the same for both.
import fs from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import { parseConfig } from '#server/config.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { generateWords } from '../lib/generate-words.ts'
import type { MeasuredShop } from '../lib/measured-shop.ts'
import { ONE_VISITOR } from '../lib/one-visitor.ts'
import { openOwnDatabase } from '../lib/own-database.ts'

/** With the demo logins, in production mode, on a database below `folder`. */
export async function openShopInside(folder: string): Promise<MeasuredShop> {
  // The server is made of the dictionaries' loaders, too.
  await generateWords()
  const { startServer } = await import('#server/main.ts')
  const dataDir = path.join(folder, 'inside')
  fs.mkdirSync(dataDir, { recursive: true })
  const parsed = parseConfig({
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    ...ONE_VISITOR,
    PORT: '0',
    DEMO: 'on',
    LOG_LEVEL: 'error',
  })
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'))
  const { config } = parsed
  const database = await openOwnDatabase(dataDir)
  const log = pino({ level: 'error' })
  const options = { databaseUrl: database.url, ownerUrl: database.ownerUrl, log }
  try {
    await prepareDatabase(config, options)
    const server = await startServer(config, options)
    const stop = async () => {
      await server.close()
      await database.stop()
    }
    return { url: server.url, databaseUrl: database.ownerUrl, dataDir, stop }
  } catch (error) {
    await database.stop()
    throw error
  }
}
