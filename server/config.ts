// The settings of one process, checked before anything starts; the only reader of process.env.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { configFault } from './config-fault.ts'
import { CONFIG_VARIABLES } from './config-variables.ts'
import { type Office, readOffice } from './config-office.ts'
import { type OrderSettings, readOrderSettings } from './config-orders.ts'
import { isExposed } from './config-exposed.ts'
import { unknownSettings } from './config-unknown.ts'
import { readAffiliateTags, readStoreAccounts, storeFaults } from './config-stores.ts'
import type { StoreAccounts } from './connectors/stores/store-accounts.ts'
import { keptSecret } from './platform/kept-secret.ts'

type Variables = z.output<typeof CONFIG_VARIABLES>
type LogLevel = NonNullable<Variables['LOG_LEVEL']>

export interface RateSourceUrls {
  dolarapi: string
  openErApi: string
  frankfurter: string
}

export interface Config extends OrderSettings {
  mode: Variables['NODE_ENV']
  /** web answers requests, worker does jobs, all does both in one process. */
  role: Variables['ROLE']
  host: string
  port: number
  /** Nobody asked for this port, so another free one will do. */
  portIsDefault: boolean
  /** Absolute folder for everything the program keeps on disk. */
  dataDir: string
  /** Null: a Postgres of our own inside dataDir. */
  databaseUrl: string | null
  /** Of the role that owns the schema; null: `databaseUrl` is all there is. */
  databaseOwnerUrl: string | null
  databasePool: number
  /** Others than this machine's own people can reach it. */
  exposed: boolean
  /** Origin without a trailing slash; null: http://localhost and the port that was opened. */
  publicUrl: string | null
  brandName: string
  /** Null: mails stay in the development mailbox. */
  smtpUrl: string | null
  /** A mail server that does not encrypt gets nothing. */
  smtpNeedsTls: boolean
  mailFrom: string
  office: Office
  /** A subscriber counts once they clicked the button of the mail. */
  newsletterDoubleOptIn: boolean
  trustedProxies: string[]
  /** Opens `/metrics` to whoever does not stand near. */
  metricsToken: string | null
  logLevel: LogLevel
  /** Key of all HMACs. */
  secret: string
  /** Cookies travel over TLS only. */
  cookieSecure: boolean
  shutdownSeconds: number
  /** Costly reads (searches, conversions, quotes) within a minute from one caller, in each process. */
  readsPerMinute: number
  /** Mean delay of the event loop over a second from which on requests are turned away. */
  mostLagMs: number
  taxBasisPoints: number
  processingCents: number
  /** Most bytes on disk for copies of the stores' pictures. */
  pictureCacheBytes: number
  /** Admins without a second factor reach nothing of the panel. */
  requireAdmin2fa: boolean
  /** Fill an empty database with demo data and show the demo logins. */
  demo: boolean
  /** A server of our own plays all third parties: nothing leaves this machine, and what it says is marked. */
  sandbox: boolean
  /** Where exchange rates come from, without slashes at the end. */
  rateSources: RateSourceUrls
  /** Stores whose credentials are set. */
  stores: StoreAccounts
  affiliateTags: {
    amazon: string
    ebay: string
    aliexpress: string
    walmart: string
    target: string
  }
}

export type Environment = Record<string, string | undefined>
export type ParsedConfig = { ok: true; config: Config } | { ok: false; faults: string[] }
/** With a line for each name in the file that no setting has. */
export type LoadedConfig = ParsedConfig & { unknown: string[] }

const ROOT = path.resolve(import.meta.dirname, '..')
const DEFAULT_PORT = 3000

const defaultLogLevel = ({ NODE_ENV, DATABASE_URL }: Variables): LogLevel => {
  if (NODE_ENV === 'test') return 'error'
  // Beside a database of its own the program talks to a person at a terminal: few words.
  return DATABASE_URL === undefined ? 'warn' : 'info'
}

/** A password is said only where nobody on the way can hear it, unless somebody asked for that. */
const needsTls = ({ SMTP_TLS, SMTP_URL }: Variables): boolean =>
  SMTP_TLS === 'auto' ? Boolean(URL.parse(SMTP_URL ?? '')?.username) : SMTP_TLS === 'required'

/** Reads settings from variables; an empty one counts as not set. One line per fault, at most one per variable. */
export const parseConfig = (env: Environment): ParsedConfig => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = CONFIG_VARIABLES.safeParse(given)
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])))
    return { ok: false, faults: [...names].map((name) => configFault(name, given[name])) }
  }
  const v = parsed.data
  if (v.NODE_ENV === 'production' && v.DATABASE_URL !== undefined && v.PUENTE_SECRET === undefined)
    return {
      ok: false,
      faults: [
        'PUENTE_SECRET must be at least 32 random characters when DATABASE_URL is set, got nothing',
      ],
    }
  const incomplete = storeFaults(v)
  if (v.DATABASE_OWNER_URL !== undefined && v.DATABASE_URL === undefined)
    incomplete.push('DATABASE_OWNER_URL must be set beside DATABASE_URL, got it alone')
  if (incomplete.length > 0) return { ok: false, faults: incomplete }
  const config: Config = {
    mode: v.NODE_ENV,
    role: v.ROLE,
    host: v.HOST,
    port: v.PORT ?? DEFAULT_PORT,
    portIsDefault: v.PORT === undefined,
    dataDir: path.resolve(ROOT, v.DATA_DIR),
    databaseUrl: v.DATABASE_URL ?? null,
    databaseOwnerUrl: v.DATABASE_OWNER_URL ?? null,
    databasePool: v.DATABASE_POOL,
    exposed: isExposed(v.HOST, v.PUBLIC_URL),
    publicUrl: v.PUBLIC_URL ?? null,
    brandName: v.BRAND_NAME,
    smtpUrl: v.SMTP_URL ?? null,
    smtpNeedsTls: needsTls(v),
    mailFrom: v.MAIL_FROM,
    office: readOffice(v),
    newsletterDoubleOptIn: v.NEWSLETTER_DOUBLE_OPT_IN === 'on',
    trustedProxies: v.TRUSTED_PROXIES,
    metricsToken: v.METRICS_TOKEN ?? null,
    logLevel: v.LOG_LEVEL ?? defaultLogLevel(v),
    secret: v.PUENTE_SECRET ?? randomBytes(32).toString('base64url'),
    cookieSecure: v.PUBLIC_URL?.startsWith('https:') ?? false,
    shutdownSeconds: v.SHUTDOWN_SECONDS,
    ...readOrderSettings(v),
    readsPerMinute: v.READS_PER_MINUTE,
    mostLagMs: v.MOST_LAG_MS,
    taxBasisPoints: v.TAX_BASIS_POINTS,
    processingCents: v.PROCESSING_CENTS,
    pictureCacheBytes: v.PICTURE_CACHE_MB * 1024 * 1024,
    requireAdmin2fa: v.REQUIRE_ADMIN_2FA === 'on',
    demo: v.DEMO === 'on' || (v.DEMO === 'auto' && v.DATABASE_URL === undefined),
    sandbox: v.SANDBOX === 'on' || (v.SANDBOX === 'auto' && v.DATABASE_URL === undefined),
    rateSources: {
      dolarapi: v.RATES_DOLARAPI_URL,
      openErApi: v.RATES_OPEN_ER_API_URL,
      frankfurter: v.RATES_FRANKFURTER_URL,
    },
    stores: readStoreAccounts(v),
    affiliateTags: readAffiliateTags(v),
  }
  return { ok: true, config }
}

/** Origin for links that leave the page: mails, feeds, head tags. */
export const publicUrlOf = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`

/** The environment of a process we start: ours with changes. */
export const childEnvironment = (changes: Environment): Environment => ({
  ...process.env,
  ...changes,
})

/** The settings of this process, from its environment over the file `.env`; a kept secret where none is given. */
export const loadConfig = (
  changes: Environment = {},
  file = path.join(ROOT, '.env'),
): LoadedConfig => {
  const unknown = unknownSettings(file)
  if (fs.existsSync(file)) process.loadEnvFile(file)
  const env: Environment = { ...process.env, ...changes }
  const parsed = parseConfig(env)
  if (!parsed.ok) return { ...parsed, unknown }
  const { config } = parsed
  // React and others choose their fast build by this variable.
  process.env['NODE_ENV'] = config.mode
  if (env['PUENTE_SECRET']?.trim()) return { ...parsed, unknown }
  return {
    ok: true,
    unknown,
    config: { ...config, secret: keptSecret(path.join(config.dataDir, 'secret')) },
  }
}
