// The HTTP server with what every answer shares: limits, ids, cookies, compression, headers, origin check.
import { randomUUID } from 'node:crypto'
import { constants as zlib } from 'node:zlib'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import { paths } from '#contract/paths.ts'
import type { Config } from '#server/config.ts'
import { addDatabasePatience } from './database-patience.ts'
import { addAnswerLimit } from './answer-limit.ts'
import { answerStatus } from './answer-status.ts'
import { addOriginCheck } from './origin-check.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { readRefusedBodies } from './read-refused-body.ts'
import { turnAway } from './turn-away.ts'

interface Options {
  config: Config
  log: FastifyBaseLogger
  origin: () => string
  /** How long an answer may take; then the request is told to come back. */
  answerLimitMs?: number
  /** How long a picture may take to arrive. */
  uploadLimitMs?: number
  /** What to say when an address cannot even be decoded. */
  badAddress?: FrameworkErrors
  /** What to say when a request failed or asked for nothing there is, wherever no endpoint answers it itself. */
  answerError?: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => unknown
}

type FrameworkErrors = NonNullable<FastifyServerOptions['frameworkErrors']>

const BODY_LIMIT_BYTES = 256 * 1024
const RETRY_AFTER_SECONDS = 10
/** A window as wide as the largest page: the usual one takes four megabytes for each answer that is being compressed. */
const BROTLI = {
  params: { [zlib.BROTLI_PARAM_QUALITY]: 4, [zlib.BROTLI_PARAM_LGWIN]: 18 },
}
/** When a counted minute is over for sure. */
const RETRY_READING_SECONDS = 60

/** Whatever an answer waits for, a person does not wait longer. */
const ANSWER_LIMIT_MS = 15_000
/** A picture of 15 MB over a line that sends a megabit and a half a second. */
const UPLOAD_LIMIT_MS = 90_000
const COMPUTED = /^\/(?:(?:api|trpc)\/|(?:\w\w\/)?(?:newsletter|restock)$|\*$)/

const fault = (statusCode: number, code: string) =>
  Object.assign(new Error(code), { statusCode, code })

export async function createApp({
  config,
  log,
  origin,
  answerLimitMs = ANSWER_LIMIT_MS,
  uploadLimitMs = UPLOAD_LIMIT_MS,
  badAddress,
  answerError,
}: Options): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    ...(badAddress ? { frameworkErrors: badAddress } : {}),
    // One line per answered request, written below.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Only configured proxies may say who the caller is; a hop count could be forged.
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: BODY_LIMIT_BYTES,
    // Of bodies that something is computed from, the limit below asks for more haste.
    requestTimeout: UPLOAD_LIMIT_MS,
    http: { headersTimeout: ANSWER_LIMIT_MS },
    connectionTimeout: 20_000,
    keepAliveTimeout: 65_000,
    // Who is inside when it ends is still answered; new ones do not get in.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 5000, ignoreTrailingSlash: true },
  })
  // Hooks call back instead of promising: every promise would cost each request a turn.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  addDatabasePatience(app)
  const late = (reply: FastifyReply) => {
    if (reply.request.raw.complete) return fault(503, 'unavailable')
    // Whoever has not sent everything was waited for, and not the other way round; the rest is not waited for.
    reply.header('connection', 'close')
    return fault(408, 'body_too_slow')
  }
  const isUpload = (url: string) => url === paths.adminPictures
  addAnswerLimit(app, {
    limitMs: answerLimitMs,
    applies: (url) => COMPUTED.test(url) && !isUpload(url),
    error: late,
  })
  addAnswerLimit(app, { limitMs: uploadLimitMs, applies: isUpload, error: late })
  if (answerError) {
    app.setErrorHandler<FastifyError>(answerError)
    app.setNotFoundHandler(() => {
      throw fault(404, 'not_found')
    })
  }
  app.addHook('onRequest', (request, _reply, done) =>
    // Nothing here answers it, and the web's own Request cannot even be made of it.
    request.method === 'TRACE' ? done(fault(405, 'invalid_input')) : done(),
  )
  readRefusedBodies(app)
  addOriginCheck(app, origin)
  addSecurityHeaders(app, config)
  // Turned away at once, a caller comes back or goes to another process; the requests already taken are still answered.
  await app.register(import('@fastify/under-pressure'), {
    maxEventLoopDelay: config.mostLagMs,
    pressureHandler: turnAway(() => fault(503, 'unavailable')),
  })
  await app.register(import('@fastify/cookie'))
  await app.register(import('@fastify/compress'), {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    threshold: 1024,
    brotliOptions: BROTLI,
  })
  app.removeContentTypeParser('text/plain')
  // An empty JSON body is an empty object; forms stay raw for the router's own Request.
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, {}) : parse(request, body as string, done),
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  app.addHook('onSend', (_request, reply, payload, done) => {
    const status = answerStatus(reply, payload)
    if ((status === 503 || status === 429) && !reply.hasHeader('retry-after'))
      reply.header('retry-after', status === 429 ? RETRY_READING_SECONDS : RETRY_AFTER_SECONDS)
    done(null, payload)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const facts = {
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    // There it is no error of ours: what fails at a third party's was told by whoever asked there, or it is a refusal.
    const { tellsItself } = request.routeOptions.config as { tellsItself?: boolean }
    // Who found out why somebody is told to come back has written it down where it is an error: a full queue is none.
    const level = reply.statusCode === 503 ? 'info' : 'error'
    if (reply.statusCode >= 500 && !tellsItself) request.log[level](facts, 'request')
    else request.log.debug(facts, 'request')
    done()
  })
  return app
}
