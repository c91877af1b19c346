// Finds a Chromium to test with: the machine's own, else the one that came with npm ci, unpacked once.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

export interface Chromium {
  executablePath: string
  /** What the browser needs in its environment besides ours. */
  env: Record<string, string>
}

const cache = path.resolve(import.meta.dirname, '../../.cache')
const carried = path.resolve(cache, '../node_modules/@sparticuz/chromium')
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Calls back with os.tmpdir() pointing at the folder: the package unpacks there and nowhere else. */
async function withTemporaryFolder(folder: string, work: () => Promise<unknown>): Promise<void> {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

/** Unpacks beside the goal and renames at the end, so that an interrupted unpacking is never taken for whole. */
async function unpack(goal: string): Promise<void> {
  const started = `${goal}.${process.pid}`
  fs.mkdirSync(started, { recursive: true })
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  await withTemporaryFolder(started, async () => {
    await chromium.executablePath()
    await inflate(path.join(carried, 'bin/al2023.tar.br'))
  })
  if (fs.existsSync(goal)) fs.rmSync(started, { recursive: true })
  else fs.renameSync(started, goal)
}

function lacksLibraries(executablePath: string): boolean {
  try {
    return /not found/.test(execFileSync('ldd', [executablePath], { encoding: 'utf8' }))
  } catch {
    return true
  }
}

/** A minimal machine has no fonts: the package's own need a fontconfig that says where they lie. */
function writeFontConfig(folder: string): string {
  const file = path.join(folder, 'fonts.conf')
  const dirs = `<dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir>`
  fs.writeFileSync(file, `<?xml version="1.0"?><fontconfig>${dirs}</fontconfig>`)
  return file
}

async function carriedChromium(): Promise<Chromium> {
  const { version } = JSON.parse(fs.readFileSync(path.join(carried, 'package.json'), 'utf8')) as {
    version: string
  }
  const folder = path.join(cache, `chromium-${version}`)
  if (!fs.existsSync(folder)) await unpack(folder)
  const executablePath = path.join(folder, 'chromium')
  const env: Record<string, string> = {}
  if (lacksLibraries(executablePath)) env['LD_LIBRARY_PATH'] = path.join(folder, 'al2023/lib')
  if (!fs.existsSync('/etc/fonts/fonts.conf')) env['FONTCONFIG_FILE'] = writeFontConfig(folder)
  return { executablePath, env }
}

/** CHROME_PATH chooses a browser by hand; CHROME_PATH=carried asks for the one from npm. */
export async function findChromium(chosen = process.env['CHROME_PATH']): Promise<Chromium> {
  const own = [...(chosen ? [chosen] : []), ...SYSTEM].find((file) => fs.existsSync(file))
  return own && chosen !== 'carried' ? { executablePath: own, env: {} } : carriedChromium()
}
