// npm run sandbox: plays everybody the program asks, with faults on demand, and prints the settings that lead there.
import { demoProducts } from '#demo/products.ts'
import { openShopSandbox } from '#server/sandbox/open-shop-sandbox.ts'
import { readCommand } from './lib/read-command.ts'
import { parseSandbox, SANDBOX_USAGE } from './lib/sandbox-options.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)

const { port, products, seed, driftMinutes, faults } = readCommand(SANDBOX_USAGE, parseSandbox)
const clock = () => new Date()
const start = Date.now()
const epoch = () =>
  driftMinutes === 0 ? 0 : Math.floor((Date.now() - start) / 60_000 / driftMinutes)
const partners = { amazon: 'puente-20', ebay: 'puente', walmart: 'puente' }
const count = products === undefined ? {} : { count: products }
const sandbox = await openShopSandbox(clock, {
  port,
  stores: { products: demoProducts, seed, epoch, partners, ...count },
})
for (const { service, fault } of faults) sandbox.setFault(service, fault)

const { amazon, ebay, walmart } = sandbox.storeAccounts ?? {}
const settings: Record<string, string | undefined> = {
  SANDBOX: 'off',
  RATES_DOLARAPI_URL: sandbox.rateSources.dolarapi,
  RATES_OPEN_ER_API_URL: sandbox.rateSources.openErApi,
  RATES_FRANKFURTER_URL: sandbox.rateSources.frankfurter,
  AMAZON_CREDENTIAL_ID: amazon?.credentialId,
  AMAZON_CREDENTIAL_SECRET: amazon?.credentialSecret,
  AMAZON_API_URL: amazon?.apiUrl,
  AMAZON_TOKEN_URL: amazon?.tokenUrl,
  AMAZON_TOPICS: amazon?.topics.join(','),
  AMAZON_CALLS_PER_SECOND: String(amazon?.callsPerSecond),
  EBAY_CLIENT_ID: ebay?.clientId,
  EBAY_CLIENT_SECRET: ebay?.clientSecret,
  EBAY_API_URL: ebay?.apiUrl,
  EBAY_CATEGORIES: ebay?.categories.join(','),
  WALMART_CONSUMER_ID: walmart?.consumerId,
  WALMART_PRIVATE_KEY: walmart && Buffer.from(walmart.privateKey).toString('base64'),
  WALMART_API_URL: walmart?.apiUrl,
  WALMART_CATEGORIES: walmart?.categories.join(','),
  AFFILIATE_AMAZON_TAG: amazon?.partnerTag,
  AFFILIATE_EBAY_TAG: ebay?.campaignId,
  AFFILIATE_WALMART_TAG: walmart?.publisherId,
}
for (const [name, value] of Object.entries(settings)) say(`${name}="${value ?? ''}"`)
say(
  `# ${faults.length === 0 ? 'no faults' : faults.map(({ service, fault }) => `${fault}@${service}`).join(' ')}; Ctrl-C ends it`,
)

// The sandbox keeps no program alive by itself.
const alive = setInterval(() => {}, 60_000)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    clearInterval(alive)
    void sandbox.close()
  })
