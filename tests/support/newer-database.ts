// A shop whose database a newer version has changed, and what an older program must say on it.
import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect } from 'vitest'
import { childEnvironment } from '#server/config.ts'
import { askDatabase } from './ask-database.ts'
import { eventually } from './eventually.ts'
import { startShop } from './start-shop.ts'
import { TEST_SECRET } from './test-secret.ts'

const TOMORROW = 'Migration20991231235959_of_tomorrow'
const LINE = `Puente stops: this database was changed by a newer Puente: it knows the migration ${TOMORROW}, and this program does not.`

/** It started before the database was changed, and goes on. */
export async function startBesideNewer() {
  const running = await startShop({ demo: false, settings: { ROLE: 'worker' } })
  await askDatabase(running.databaseUrl, 'insert into mikro_orm_migrations (name) values ($1)', [
    TOMORROW,
  ])
  return running
}

export const runOn = (
  databaseUrl: string,
  script: string,
  words: string[],
  settings: Record<string, string> = {},
) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const env = childEnvironment({
      DATABASE_URL: databaseUrl,
      NODE_ENV: 'production',
      PUENTE_SECRET: TEST_SECRET,
      PORT: '0',
      ...settings,
    })
    execFile(process.execPath, [path.resolve(script), ...words], { env }, (error, out, said) =>
      resolve({ code: Number(error?.code ?? 0), said: out + said }),
    )
  })
/** One line says it all: no stack, and nothing that sounds like a start. */
export const expectRefusal = ({ code, said }: { code: number; said: string }) => {
  expect(code).toBe(1)
  expect(said.split('\n').filter((line) => line.startsWith(LINE))).toHaveLength(1)
  expect(said).not.toMatch(/\n\s+at |is ready|listening/)
}

/** The demo's people, or the admin of a command. */
export async function expectNothingWritten(databaseUrl: string, url: string): Promise<void> {
  expect(await askDatabase(databaseUrl, 'select username from app_user')).toEqual([])
  // On a busy machine it may take a moment to say so.
  await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200))
}
