// Reads the words after `npm run bench --`.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { callerFolder } from '../lib/caller-folder.ts'
import { chosenOf, wholeNumber } from '../lib/read-command.ts'
import type { Effort } from './effort.ts'

const USUAL = ['import', 'serve', 'pages', 'accounts'] as const
export const PARTS = [
  ...USUAL,
  'quotes',
  'relevance',
  'sync',
  'million',
  'memory',
  'packing',
] as const
export type PartName = (typeof PARTS)[number]

export const BENCH_USAGE = `npm run bench -- [PART …] [OPTION …]

  ${USUAL.join(', ')} when no part is named; the others are ${PARTS.slice(USUAL.length).join(', ')}.
  Exit code 1 says that a target was missed, 2 that a part could not be measured.

  --products N   in the catalogue of serve and pages (100000)
  --rows N       of the list that import puts in (22074)
  --file FILE    a price list of your own: for import, serve and pages repeated with changed names, for relevance as it is
  --offers N     of the stores that sync asks (50000)
  --large N      products in the larger shop of million (1000000)
  --requests N   that memory asks (60000)
  --instances N  of each class that packing packs (100, which is all)
  --supported    packing lets nothing float
  --seconds N, --rounds N
                 of each load and each comparison: less than a part needs, to see that it runs`

const options = {
  products: { type: 'string', default: '100000' },
  rows: { type: 'string', default: '22074' },
  file: { type: 'string' },
  offers: { type: 'string', default: '50000' },
  large: { type: 'string', default: '1000000' },
  requests: { type: 'string', default: '60000' },
  instances: { type: 'string', default: '100' },
  supported: { type: 'boolean', default: false },
  seconds: { type: 'string' },
  rounds: { type: 'string' },
} as const

export interface BenchOptions {
  parts: PartName[]
  products: number
  rows: number
  file: string | undefined
  offers: number
  large: number
  requests: number
  instances: number
  supported: boolean
  effort: Effort
}

/** What each part is given. */
export interface Bench {
  options: BenchOptions
  /** For files of the run; removed afterwards. */
  folder: string
  say: (text: string) => void
}

/** @throws with one sentence when they make no sense */
export function parseBench(args: string[]): BenchOptions {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const count = (name: Exclude<keyof typeof values, 'file' | 'supported'>, most = 10_000_000) =>
    wholeNumber(name, values[name] ?? '', most, 1)
  const { file, supported, seconds, rounds } = values
  return {
    parts: chosenOf('part', PARTS, positionals.length > 0 ? positionals : USUAL),
    products: count('products'),
    rows: count('rows'),
    file: file === undefined ? undefined : path.resolve(callerFolder(), file),
    offers: count('offers'),
    large: count('large'),
    requests: count('requests'),
    instances: count('instances', 100),
    supported,
    effort: {
      ...(seconds !== undefined && { seconds: count('seconds') }),
      ...(rounds !== undefined && { rounds: count('rounds') }),
    },
  }
}
