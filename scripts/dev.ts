// npm run dev: pages reload as you type, the server restarts when its sources change, the database stays up.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { childEnvironment } from '#server/config.ts'
import { choosePort } from './lib/choose-port.ts'
import { takesNothing } from './lib/read-command.ts'
import { requireConfig } from './lib/require-config.ts'
import { lockFolder, openSessionDatabase, startSession, yieldTo } from './lib/session.ts'
import { stopProcess } from './lib/stop-process.ts'

const WATCHED = ['server', 'contract', 'domain']
// A restart should not wait for a browser that keeps its connection.
const DEV_SHUTDOWN_SECONDS = '1'

const root = path.resolve(import.meta.dirname, '..')

const develop = async () => {
  const config = requireConfig({ NODE_ENV: 'development' })
  const session = startSession()
  try {
    const attempt = await lockFolder(session, config)
    if ('holder' in attempt) return yieldTo(session, attempt.holder)
    const { port, remark } = await choosePort(config)
    if (remark) session.line(remark)
    const database = await openSessionDatabase(session, config)
    session.shutdown.signal.throwIfAborted()
    const watched = WATCHED.map((folder) => `--watch-path=${path.join(root, folder)}`)
    const script = path.join(root, 'scripts/start.ts')
    const child = spawn(process.execPath, [...watched, '--watch-preserve-output', script], {
      cwd: root,
      env: childEnvironment({
        NODE_ENV: 'development',
        DATABASE_URL: database.url,
        DATABASE_OWNER_URL: database.ownerUrl,
        DEMO: config.demo ? 'on' : 'off',
        SANDBOX: config.sandbox ? 'on' : 'off',
        LOG_LEVEL: config.logLevel,
        PORT: String(port),
        PUENTE_SECRET: config.secret,
        SHUTDOWN_SECONDS: DEV_SHUTDOWN_SECONDS,
      }),
      stdio: 'inherit',
      // Ctrl-C reaches the server through us, once.
      detached: true,
    })
    session.shutdown.add('server', 10, () => stopProcess(child, 'SIGTERM'))
    attempt.lock.announce(`http://localhost:${port}`)
    await once(child, 'exit')
    session.fail(new Error('the server process ended'))
  } catch (error) {
    session.fail(error)
  }
}

takesNothing(
  'npm run dev\n\n  Starts the shop from its sources, which it follows, with the settings of npm start.',
)
await develop()
