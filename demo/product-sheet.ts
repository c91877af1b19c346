// Reads the demo sheets: a small line format, because 250 products as objects would be thousands of lines.
//
//   # kind | pounds | length width height (inches, packed) | flags
//   ! a feature of the kind        = Key: specification of the kind        > a sentence of the kind
//   - store letter | brand | model | rest of the name | look | price < was | own sentence | pounds l w h
// Lines under a product belong to it: `!` adds a feature, `=` sets a specification (empty: removes it),
// `~` drops whatever of the kind contains the words, `*` sets flags.

export type SheetCategory =
  | 'Electronics'
  | 'Clothing & Accessories'
  | 'Home & Garden'
  | 'Toys'
  | 'Health & Beauty'

export interface SheetRow {
  kind: string
  category: SheetCategory
  /** Position within the kind, from 0: pictures vary by it. */
  variant: number
  storeLetter: string
  brand: string
  model: string
  title: string
  look: string
  priceCents: number
  originalPriceCents: number | null
  lead: string
  pounds: number
  inches: readonly [number, number, number]
  features: string[]
  specifications: Map<string, string>
  sentences: string[]
  flags: string[]
}

interface Kind {
  name: string
  pack: string
  flags: string[]
  features: string[]
  specifications: Map<string, string>
  sentences: string[]
  rows: SheetRow[]
}

const split = (text: string, by: string): string[] => text.split(by).map((part) => part.trim())

function readCents(text: string): number {
  if (!/^\d+\.\d\d$/.test(text)) throw new Error(`not a price in the demo sheet: ${text}`)
  return Number(text.replace('.', ''))
}

function readPack(text: string): Pick<SheetRow, 'pounds' | 'inches'> {
  const [pounds, length, width, height] = text.split(/\s+/).map(Number)
  if (!pounds || !length || !width || !height) throw new Error(`not a weight and a box: ${text}`)
  return { pounds, inches: [length, width, height] }
}

function readKind(text: string): Kind {
  const [name = '', pounds = '', box = '', flags = ''] = split(text, '|')
  return {
    name,
    pack: `${pounds} ${box}`,
    flags: flags.split(' ').filter(Boolean),
    features: [],
    specifications: new Map(),
    sentences: [],
    rows: [],
  }
}

function readRow(text: string, kind: Kind, category: SheetCategory): SheetRow {
  const [
    storeLetter = '',
    brand = '',
    model = '',
    title = '',
    look = '',
    price = '',
    lead = '',
    pack,
  ] = split(text, '|')
  const [now = '', was] = split(price, '<')
  return {
    kind: kind.name,
    category,
    variant: kind.rows.length,
    storeLetter,
    brand,
    model,
    title,
    look,
    priceCents: readCents(now),
    originalPriceCents: was === undefined ? null : readCents(was),
    lead,
    ...readPack(pack || kind.pack),
    features: [...kind.features],
    specifications: new Map(kind.specifications),
    sentences: [...kind.sentences],
    flags: kind.rows.length === 0 ? [...kind.flags] : [],
  }
}

function setSpecification(target: Map<string, string>, text: string): void {
  const at = text.indexOf(':')
  const value = text.slice(at + 1).trim()
  if (value) target.set(text.slice(0, at), value)
  else target.delete(text.slice(0, at))
}

function drop(row: SheetRow, words: string): void {
  const without = (texts: string[]): string[] => texts.filter((text) => !text.includes(words))
  row.features = without(row.features)
  row.sentences = without(row.sentences)
}

export function readSheet(sheet: string, category: SheetCategory): SheetRow[] {
  const kinds: Kind[] = []
  for (const line of split(sheet, '\n').filter(Boolean)) {
    const mark = line[0]
    const text = line.slice(1).trim()
    if (mark === '#') {
      kinds.push(readKind(text))
      continue
    }
    const kind = kinds.at(-1)
    if (!kind) throw new Error('a demo sheet starts with a kind')
    const row = kind.rows.at(-1)
    const target = row ?? kind
    if (mark === '-') kind.rows.push(readRow(text, kind, category))
    else if (mark === '!' && row) row.features.unshift(text)
    else if (mark === '!') kind.features.push(text)
    else if (mark === '=') setSpecification(target.specifications, text)
    else if (mark === '>') target.sentences.push(text)
    else if (mark === '~' && row) drop(row, text)
    else if (mark === '*' && row) row.flags.push(text)
    else throw new Error(`unknown line in the demo sheet: ${line}`)
  }
  return kinds.flatMap((kind) => kind.rows)
}
