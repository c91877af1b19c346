// Calls procedures in the measuring process as an anonymous visitor, so that their SQL can be recorded.
import os from 'node:os'
import path from 'node:path'
import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { parseConfig } from '#server/config.ts'
import { openPictureFolder } from '#server/connectors/images/shop-pictures.ts'
import type { Deps } from '#server/ctx.ts'
import { entities } from '#server/entities.ts'
import { openOrm } from '#server/platform/orm.ts'
import { nobodysCtx } from '#server/request-ctx.ts'
import { createCaller } from '#server/trpc/router.ts'
import { ONE_VISITOR } from '../lib/one-visitor.ts'

export type BenchCaller = ReturnType<typeof createCaller>

/** No measured call reaches one of them. */
const NOWHERE = 'http://127.0.0.1:1'

/** Each `caller()` is a request of its own on the same connection. */
export async function openBenchCaller(databaseUrl: string) {
  const parsed = parseConfig({ NODE_ENV: 'development', ...ONE_VISITOR })
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'))
  const orm = await openOrm(entities, { databaseUrl, poolSize: 1 })
  const log = pino({ level: 'silent' })
  const deps: Deps = {
    config: parsed.config,
    orm,
    boss: new PgBoss(databaseUrl),
    log,
    rateSources: { dolarapi: NOWHERE, openErApi: NOWHERE, frankfurter: NOWHERE },
    stores: [],
    pictures: {
      kept: () => Promise.resolve(null),
      make: ({ url }) => Promise.reject(new Error(`no bench fetches ${url}`)),
    },
    shopPictures: openPictureFolder(path.join(os.tmpdir(), 'puente-bench-pictures')),
    clock: () => new Date(),
  }
  const caller = (): BenchCaller =>
    createCaller(nobodysCtx(deps, { log, id: 'bench', ip: '127.0.0.1', headers: {} }, 'es'))
  return { caller, close: () => orm.close() }
}
