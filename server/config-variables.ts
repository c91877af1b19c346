// Every setting of the program: its variable, what it may be, and what it is when nobody says anything.
import { z } from 'zod'
import { PROCESSING_CENTS, TAX_BASIS_POINTS } from '#domain/landed-cost.ts'
import { address, host, line, oneOf, sender, source, tag, whole } from './config-shapes.ts'
import { proxies } from './config-proxies.ts'
import { drawn, drawnBearer } from './config-secret.ts'
import { OFFICE_VARIABLES } from './config-office.ts'
import { ORDER_VARIABLES } from './config-orders.ts'
import { PLACEHOLDER_TAGS, STORE_SECRETS, STORE_VARIABLES } from './config-store-variables.ts'

const origin = address('an address such as https://shop.example without a path', 'http:', 'https:')
  .refine((value) => {
    const url = URL.parse(value)
    return url?.pathname === '/' && !url.search && !url.hash && !url.username
  })
  .transform((value) => new URL(value).origin)
  .describe('an address such as https://shop.example without a path')

export const CONFIG_VARIABLES = z.object({
  NODE_ENV: oneOf('production', 'development', 'test').default('production'),
  ROLE: oneOf('all', 'web', 'worker').default('all'),
  HOST: host.default('127.0.0.1'),
  PORT: whole(0, 65_535).optional(),
  DATA_DIR: line(500).default('.data'),
  DATABASE_URL: address(
    'an address such as postgres://user:password@host/name',
    'postgres:',
    'postgresql:',
  ).optional(),
  DATABASE_OWNER_URL: address(
    'an address such as postgres://owner:password@host/name',
    'postgres:',
    'postgresql:',
  ).optional(),
  DATABASE_POOL: whole(1, 200).default(10),
  PUBLIC_URL: origin.optional(),
  BRAND_NAME: line(40).default('Puente'),
  SMTP_URL: address(
    'an address such as smtp://user:password@host:587',
    'smtp:',
    'smtps:',
  ).optional(),
  SMTP_TLS: oneOf('auto', 'required', 'optional').default('auto'),
  MAIL_FROM: sender.default('Puente <hola@puente.example>'),
  ...OFFICE_VARIABLES,
  TRUSTED_PROXIES: proxies.default([]),
  METRICS_TOKEN: drawnBearer(200).optional(),
  LOG_LEVEL: oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace').optional(),
  PUENTE_SECRET: drawn(1000).optional(),
  SHUTDOWN_SECONDS: whole(0, 600).default(20),
  ...ORDER_VARIABLES,
  // Five a second: nobody who reads or types comes near it, and neither does a family behind one address.
  READS_PER_MINUTE: whole(1, 1_000_000_000).default(300),
  MOST_LAG_MS: whole(1, 600_000).default(1000),
  TAX_BASIS_POINTS: whole(0, 100_000).default(TAX_BASIS_POINTS),
  PROCESSING_CENTS: whole(0, 1_000_000).default(PROCESSING_CENTS),
  PICTURE_CACHE_MB: whole(1, 10_000_000).default(512),
  REQUIRE_ADMIN_2FA: oneOf('on', 'off').default('off'),
  DEMO: oneOf('auto', 'on', 'off').default('auto'),
  SANDBOX: oneOf('auto', 'on', 'off').default('auto'),
  RATES_DOLARAPI_URL: source('https://ve.dolarapi.com').default('https://ve.dolarapi.com'),
  RATES_OPEN_ER_API_URL: source('https://open.er-api.com').default('https://open.er-api.com'),
  RATES_FRANKFURTER_URL: source('https://api.frankfurter.dev').default(
    'https://api.frankfurter.dev',
  ),
  ...STORE_VARIABLES,
  AFFILIATE_AMAZON_TAG: tag.default(PLACEHOLDER_TAGS.AFFILIATE_AMAZON_TAG),
  AFFILIATE_EBAY_TAG: tag.default(PLACEHOLDER_TAGS.AFFILIATE_EBAY_TAG),
  AFFILIATE_ALIEXPRESS_TAG: tag.default('puente'),
  AFFILIATE_WALMART_TAG: tag.default(PLACEHOLDER_TAGS.AFFILIATE_WALMART_TAG),
  AFFILIATE_TARGET_TAG: tag.default('puente'),
})

/** Their values never appear in a message or a log. */
export const SECRET_VARIABLES: readonly string[] = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'SMTP_URL',
  'PUENTE_SECRET',
  'METRICS_TOKEN',
  ...STORE_SECRETS,
]
