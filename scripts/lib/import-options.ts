// Reads the words after `npm run import --`.
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { ImportChoices } from '#server/domains/catalogue/import/plan.ts'
import { type GuardLimits, PRICE_FACTOR } from '#server/domains/catalogue/import/guard.ts'
import { LIST_NAME } from '#server/domains/catalogue/import/identity.ts'
import { LENGTH_UNITS, WEIGHT_UNITS } from '#domain/units.ts'
import { STORES } from '#domain/vocabulary.ts'

export const IMPORT_USAGE = `npm run import -- FILE [options]

FILE is CSV or TSV with column names in its first line (, ; | or tab; UTF-8), JSON or NDJSON.

  --store S           the store whose numbers rows have that name none: ${STORES.join(', ')}
                      (the shop itself)
  --list NAME         instead: a list of your own, whose numbers mean nothing elsewhere; sold as the shop's
                      own, with --store shown under that store
  --map field=column  over the guess, e.g. --map "price=Sale Price,brand=Maker"; field= leaves it out
  --set field=text    fills cells that are missing, e.g. --set category=Toys,stock=10; a stock set like
                      this goes to new and sold-out products only
  --weight-unit U     lb, kg, oz or g: the unit of weights that name none
  --length-unit U     in, cm, mm, m or ft: the unit of sizes that name none
  --rate CODE=N       prices in another currency become dollars: one US dollar is N of it, e.g. INR=83.5
  --category W=C      what a word of the file's categories means here, as often as needed, e.g.
                      --category "groceries=Home & Garden"
  --decimal . or ,    the decimal sign of the file's prices, when they alone do not tell
  --delimiter C       , ; | or tab, when the guess is wrong
  --encoding E        e.g. windows-1252, when the file is not UTF-8
  --renamed           go on although many names turn into quite different ones
  --price-factor N    go on although prices change by up to this factor (more than ${PRICE_FACTOR} stops)
  --rejects FILE      where rejected rows go (default <name of FILE>.rejects.csv in this folder)
  --dry-run           judge and compare every row, change nothing
  --json              the summary as one JSON object on standard output`

export interface ImportCommand {
  file: string
  rejectsFile: string
  choices: ImportChoices
  limits: GuardLimits
  isDryRun: boolean
  isJson: boolean
}

const refuse = (fault: string): never => {
  throw new Error(fault)
}

/** `a=b,c=d`, as often as the option is given. */
const pairsOf = (values: readonly string[]): Map<string, string> | null => {
  const pairs = values.flatMap((value) => value.split(',')).map((pair) => pair.split('='))
  if (pairs.some(([name, ...rest]) => !name?.trim() || rest.length === 0)) return null
  return new Map(pairs.map(([name = '', ...rest]) => [name.trim(), rest.join('=').trim()]))
}

/** `CODE=N` → how much of it one US dollar is. */
const ratesOf = (values: readonly string[]): Map<string, number> | null => {
  const pairs = [...(pairsOf(values) ?? [['', '']])].map(
    ([code, rate]) => [code.toUpperCase(), Number(rate)] as const,
  )
  const isRight = pairs.every(([code, rate]) => /^[A-Z]{3}$/u.test(code) && rate > 0 && rate < 1e9)
  return isRight ? new Map(pairs) : null
}

/** Words may hold commas and «=»; the last «=» parts them from the category. */
const answersOf = (values: readonly string[]): Map<string, string> | null => {
  const pairs = values.map((value) => /^(.+)=([^=]+)$/u.exec(value))
  if (pairs.includes(null)) return null
  return new Map(pairs.map((found) => [(found?.[1] ?? '').trim(), (found?.[2] ?? '').trim()]))
}

const OPTIONS = {
  store: { type: 'string' },
  list: { type: 'string' },
  renamed: { type: 'boolean' },
  'price-factor': { type: 'string' },
  map: { type: 'string', multiple: true },
  set: { type: 'string', multiple: true },
  'weight-unit': { type: 'string' },
  'length-unit': { type: 'string' },
  rate: { type: 'string', multiple: true },
  category: { type: 'string', multiple: true },
  decimal: { type: 'string' },
  delimiter: { type: 'string' },
  encoding: { type: 'string' },
  rejects: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
} as const

/** Paths are meant from the folder the person is in, which npm leaves for the project's. @throws with one sentence */
export const parseImport = (args: string[], folder: string): ImportCommand => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  const [given, ...others] = positionals
  if (given === undefined || others.length > 0) return refuse('Name one file')
  const store = STORES.find((one) => one === values.store)
  if (values.store !== undefined && store === undefined)
    return refuse(`--store must be one of ${STORES.join(', ')}, got "${values.store}"`)
  const list = values.list?.trim().toLowerCase()
  if (list !== undefined && !LIST_NAME.test(list))
    return refuse(
      '--list takes a name of letters, digits, - and _, up to 40, e.g. --list mayorista',
    )
  const factor = values['price-factor']
  if (factor !== undefined && !(Number(factor) >= 1))
    return refuse(`--price-factor must be a number from 1 up, got "${factor}"`)
  const weightUnit = WEIGHT_UNITS.find((unit) => unit === values['weight-unit'])
  if (values['weight-unit'] !== undefined && weightUnit === undefined)
    return refuse(`--weight-unit must be one of ${WEIGHT_UNITS.join(', ')}`)
  const lengthUnit = LENGTH_UNITS.find((unit) => unit === values['length-unit'])
  if (values['length-unit'] !== undefined && lengthUnit === undefined)
    return refuse(`--length-unit must be one of ${LENGTH_UNITS.join(', ')}`)
  const rates = ratesOf(values.rate ?? [])
  if (rates === null) return refuse('--rate takes CODE=N, e.g. --rate INR=83.5')
  const categories = answersOf(values.category ?? [])
  if (categories === null) return refuse('--category takes word=category')
  const { decimal, encoding } = values
  if (decimal !== undefined && decimal !== '.' && decimal !== ',')
    return refuse(`--decimal must be . or , and not "${decimal}"`)
  const delimiter = /^(?:tab|\\t)$/iu.test(values.delimiter ?? '') ? '\t' : values.delimiter
  if (delimiter !== undefined && !/^[,;|\t]$/u.test(delimiter))
    return refuse(`--delimiter must be one of , ; | tab, got "${delimiter}"`)
  const map = pairsOf(values.map ?? [])
  const set = pairsOf(values.set ?? [])
  if (map === null || set === null) return refuse('--map and --set take field=value, …')
  if (lengthUnit !== undefined) set.set('lengthUnit', lengthUnit)
  const file = path.resolve(folder, given)
  const rejectsFile = path.resolve(folder, values.rejects ?? `${path.basename(file)}.rejects.csv`)
  if (rejectsFile === file) return refuse('--rejects must not be the file itself')
  const choices: ImportChoices = {
    map,
    set,
    rates,
    categories,
    ...(weightUnit === undefined ? {} : { weightUnit }),
    ...(store === undefined ? {} : { store }),
    ...(list === undefined ? {} : { list }),
    ...(decimal === undefined ? {} : { decimal }),
    ...(delimiter === undefined ? {} : { delimiter }),
    ...(encoding === undefined ? {} : { encoding }),
  }
  const limits: GuardLimits = {
    mayRename: values.renamed ?? false,
    ...(factor === undefined ? {} : { priceFactor: Number(factor) }),
  }
  const isDryRun = values['dry-run'] ?? false
  return { file, rejectsFile, choices, limits, isDryRun, isJson: values.json ?? false }
}
