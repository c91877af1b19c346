// What the start commands ask of the program; the tests start a stub that answers the same.
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#server/config.ts'

export interface AppOptions {
  databaseUrl: string
  /** Of the role that owns the schema. */
  ownerUrl: string
  log: FastifyBaseLogger
  onProgress?: (text: string) => void
}

export interface DemoLogin {
  role: string
  username: string
  password: string
  /** Shown at this start only. */
  once: boolean
}

export interface PreparedDatabase {
  /** Migrations applied just now. */
  migrations: number
  /** The database was used with another secret before. */
  secretIsNew?: boolean
  /** Demo products put in just now. */
  demoProducts?: number
  demoLogins: readonly DemoLogin[]
}

export interface RunningServer {
  url: string
  port: number
  /** Path of the development mailbox; absent when mails are really sent. */
  mailboxPath?: string
  close: () => Promise<void>
}

export interface App {
  prepareDatabase: (config: Config, options: AppOptions) => Promise<PreparedDatabase>
  startServer: (config: Config, options: AppOptions) => Promise<RunningServer>
}

export type LoadApp = () => Promise<App>
