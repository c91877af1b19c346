// Reads the words after `npm run sandbox --`.
import { parseArgs } from 'node:util'
import { FAULTS } from '#server/sandbox/faults.ts'
import { STORE_FAULTS } from '#server/sandbox/stores/store-faults.ts'
import { wholeNumber } from './read-command.ts'

const SERVICES = ['amazon', 'ebay', 'walmart', 'dolarapi', 'open-er-api', 'frankfurter'] as const
const NAMES: readonly string[] = [...Object.keys(FAULTS), ...STORE_FAULTS]

export const SANDBOX_USAGE = `npm run sandbox -- [--port 4010] [--products 50000] [--seed 1] [--drift MINUTES] [--fault NAME[@SERVICE] …]

  Plays Amazon, eBay, Walmart and the sources of exchange rates until Ctrl-C, and prints the settings that lead there.
  --products  items in all three stores together; without it those of the demo
  --drift     prices and stock change every so many minutes
  --fault     a way to fail, for one of ${SERVICES.join(', ')} or for all:
              ${NAMES.join(', ')}`

export interface SandboxCommand {
  port: number
  products: number | undefined
  seed: number
  driftMinutes: number
  faults: { service: string; fault: string }[]
}

const options = {
  port: { type: 'string', default: '4010' },
  products: { type: 'string' },
  seed: { type: 'string', default: '1' },
  drift: { type: 'string', default: '0' },
  fault: { type: 'string', multiple: true, default: [] as string[] },
} as const

const readFault = (text: string): SandboxCommand['faults'] => {
  const [fault = '', only] = text.split('@')
  if (!NAMES.includes(fault)) throw new Error(`There is no fault "${fault}"`)
  if (only === undefined) return SERVICES.map((service) => ({ service, fault }))
  if (!SERVICES.some((service) => service === only))
    throw new Error(`There is no service "${only}"`)
  return [{ service: only, fault }]
}

/** @throws with one sentence when they make no sense */
export const parseSandbox = (args: string[]): SandboxCommand => {
  const { values } = parseArgs({ args, options })
  const { products } = values
  return {
    port: wholeNumber('port', values.port, 65_535),
    products: products === undefined ? undefined : wholeNumber('products', products, 1_000_000),
    seed: wholeNumber('seed', values.seed),
    driftMinutes: wholeNumber('drift', values.drift, 100_000),
    faults: values.fault.flatMap(readFault),
  }
}
