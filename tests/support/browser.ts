// Opens the Chromium the browser tests and the measuring scripts share.
import fs from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { findChromium } from './chromium-path.ts'

/** Quiet and the same everywhere: no sandbox (tests may run as root), no calls home. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/** Profiles and downloads stay inside the project, where a machine's small or locked /tmp does not matter. */
function temporaryFolder(): string {
  const folder = path.resolve(import.meta.dirname, '../../.cache/tmp')
  fs.mkdirSync(folder, { recursive: true })
  return folder
}

/** With `port` other programs can drive the browser too. */
export async function launchBrowser(port?: number, more: string[] = []): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  process.env['TMPDIR'] = temporaryFolder()
  const debugging = port === undefined ? [] : [`--remote-debugging-port=${port}`]
  return chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGS, ...more, ...debugging],
    env: { ...process.env, ...env },
  })
}
