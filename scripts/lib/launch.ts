// What `npm start` does: from nothing to a running shop in one process.
import type { Config } from '#server/config.ts'
import { createLog } from '#server/platform/log.ts'
import { makeFolder } from '#server/platform/make-folder.ts'
import type { LoadApp, PreparedDatabase } from './app.ts'
import { choosePort } from './choose-port.ts'
import { greeting } from './greeting.ts'
import {
  lockFolder,
  openSessionDatabase,
  SERVER_LIMIT_SECONDS,
  startSession,
  yieldTo,
} from './session.ts'

export interface Launch {
  config: Config
  /** Loaded late: the settings decide which build of React is read. */
  loadApp: LoadApp
  buildClient: () => Promise<'fresh' | 'built'>
}

const schemaEnding = ({ migrations, demoProducts }: PreparedDatabase): string =>
  [
    migrations > 0 ? `${migrations} migrations applied` : 'schema current',
    ...(demoProducts ? [`${demoProducts} demo products put in`] : []),
  ].join(', ')

const OTHER_SECRET =
  'This database was used with another PUENTE_SECRET: links of guests to their orders and quotes, second factors and links in sent mails are dead until that one is back.'

export const launch = async ({ config: given, loadApp, buildClient }: Launch): Promise<void> => {
  const session = startSession()
  const { step, line, open } = session
  try {
    makeFolder(given.dataDir)
    let announce = (_url: string) => {}
    // A database of our own belongs to one process; with DATABASE_URL many share one folder.
    if (given.databaseUrl === null) {
      const attempt = await lockFolder(session, given)
      if ('holder' in attempt) return yieldTo(session, attempt.holder)
      announce = attempt.lock.announce
    }
    const { port, remark } = await choosePort(given)
    if (remark) line(remark)
    const config = { ...given, port }
    const { url: databaseUrl, ownerUrl } = await openSessionDatabase(session, config)
    const log = createLog({ level: config.logLevel, role: config.role })
    const options = { databaseUrl, ownerUrl, log }
    const app = await loadApp()
    const prepared = await step(
      'Schema, demo',
      () => app.prepareDatabase(config, options),
      schemaEnding,
    )
    if (prepared.secretIsNew) line(OTHER_SECRET)
    // In development the server compiles sources as they are asked for.
    if (config.mode !== 'development' && config.role !== 'worker')
      await step('Client', buildClient, (state) => (state === 'built' ? 'built' : 'current'))
    const server = await open({
      name: config.role === 'all' ? 'Web, worker' : config.role === 'web' ? 'Web' : 'Worker',
      work: () => app.startServer(config, options),
      close: (running) => running.close(),
      limitSeconds: config.shutdownSeconds + SERVER_LIMIT_SECONDS,
      ending: () => `listening on ${config.host}:${port}`,
    })
    session.shutdown.signal.throwIfAborted()
    announce(server.url)
    const { brandName } = config
    const mailboxUrl = server.mailboxPath ? `${server.url}${server.mailboxPath}` : null
    line(
      greeting({
        brandName,
        url: server.url,
        logins: prepared.demoLogins,
        demo: config.demo,
        mailboxUrl,
        mailsAreShut: config.smtpUrl === null && config.exposed && config.role !== 'worker',
      }),
    )
  } catch (error) {
    session.fail(error)
  }
}
