// What every operation receives: the dependencies of the process and the facts of one request or job.
import type { FastifyBaseLogger } from 'fastify'
import type { PgBoss } from 'pg-boss'
import type { LandedBasis } from '#domain/landed-price.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { Config, RateSourceUrls } from './config.ts'
import type { ShopPictures } from './connectors/images/shop-pictures.ts'
import type { Pictures } from './connectors/images/pictures.ts'
import type { StoreConnector } from './connectors/stores/store-connector.ts'
import type { Em, Orm } from './platform/orm.ts'
import type { Enqueue } from './jobs/enqueue.ts'

export interface Deps {
  config: Config
  orm: Orm
  boss: PgBoss
  log: FastifyBaseLogger
  /** Whom the job asks for exchange rates: the configured addresses, or the sandbox's. */
  rateSources: RateSourceUrls
  /** Connectors of the active stores, for the jobs of the catalogue sync. */
  stores: readonly StoreConnector[]
  /** Pictures of the stores in our sizes: the one third party a request may wait for, with limits of its own. */
  pictures: Pictures
  /** Pictures that admins upload themselves, on the disk of the shop. */
  shopPictures: ShopPictures
  /** Tells the jobs of this process that it is about to stop: who works long ends at the next good place. */
  stopping?: AbortSignal
  /** The database's time; tests set it. */
  clock: () => Date
}

export interface CurrentUser {
  id: number
  fullName: string
  username: string
  email: string
  isAdmin: boolean
  hasSecondFactor: boolean
}

export interface Ctx extends Deps {
  /** The unit of work: inside a mutation this is the transaction. */
  em: Em
  now: Date
  locale: Locale
  /** Where the caller wants prices for; the shop's main destination until somebody chooses. */
  destination: string
  /** What prices at the door are computed with there; read once, by the unit of work that asks first. */
  landedBasis: (em: Em) => Promise<LandedBasis>
  user: CurrentUser | null
  requestId: string
  /** Address of the caller, seen through the configured proxies only. */
  clientAddress: string
  /** What the caller's browser says it is; anything may stand there. */
  userAgent: string
  /** Raw cart token of the browser's cookie, if it has one. */
  cartToken: string | null
  /** Raw session token of the cookie or the Bearer header. */
  sessionToken: string | null
  /** The token we gave the caller's browser with a form; null: it has none of ours. */
  browser: string | null
  /** Raw token of the browser that a passkey is asked of. */
  passkeyToken: string | null
  /** What shows that somebody signed in with this browser before. */
  knownToken: string | null
  /** Who signed in last with this browser and has not signed out: whose session it was that has ended. */
  lastUserId: number | null
  /** What shows that this browser asked for a code. */
  resetToken: string | null
  setCookie: (cookie: string) => void
  enqueue: Enqueue
}
