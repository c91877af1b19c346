// Reads the words after `npm run sandbox --`.
import { parseArgs } from 'node:util'
import { FAULTS } from '#server/sandbox/faults.ts'
import { STORE_FAULTS } from '#server/sandbox/stores/store-faults.ts'

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

export type ParsedSandbox = { ok: true; command: SandboxCommand } | { ok: false; fault: string }

const options = {
  port: { type: 'string', default: '4010' },
  products: { type: 'string' },
  seed: { type: 'string', default: '1' },
  drift: { type: 'string', default: '0' },
  fault: { type: 'string', multiple: true, default: [] as string[] },
} as const

const whole = (name: string, text: string, max: number): number => {
  if (!/^\d{1,9}$/u.test(text) || Number(text) > max)
    throw new Error(`--${name} must be a whole number up to ${max}, got "${text}".`)
  return Number(text)
}

const readFault = (text: string): SandboxCommand['faults'] => {
  const [fault = '', only] = text.split('@')
  if (!NAMES.includes(fault)) throw new Error(`There is no fault "${fault}".`)
  if (only === undefined) return SERVICES.map((service) => ({ service, fault }))
  if (!SERVICES.some((service) => service === only))
    throw new Error(`There is no service "${only}".`)
  return [{ service: only, fault }]
}

export const parseSandbox = (args: string[]): ParsedSandbox => {
  try {
    const { values } = parseArgs({ args, options })
    return {
      ok: true,
      command: {
        port: whole('port', values.port, 65_535),
        products:
          values.products === undefined ? undefined : whole('products', values.products, 1_000_000),
        seed: whole('seed', values.seed, 999_999_999),
        driftMinutes: whole('drift', values.drift, 100_000),
        faults: values.fault.flatMap(readFault),
      },
    }
  } catch (error) {
    return { ok: false, fault: error instanceof Error ? error.message : String(error) }
  }
}
