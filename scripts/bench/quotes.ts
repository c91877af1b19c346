// Compares POST /api/shipping/quote with a bare route that reads the same rows and answers what was prepared.
import fs from 'node:fs'
import path from 'node:path'
import autocannon from 'autocannon'
import type { TypedQuote } from '#contract/shipping-quote.ts'
import { median } from '../lib/median.ts'
import { openBenchCaller } from './bench-caller.ts'
import { captureSql, type CapturedQuery } from './capture-sql.ts'
import type { Effort } from './effort.ts'
import { openFloor } from './floor.ts'

const CONNECTIONS = 50

/** Three parcels of a family's month, by every service. */
const QUESTION: TypedQuote = {
  destination: 've-caracas',
  insurance: true,
  pieces: [
    { weight: '12.5', length: 40, width: 30, height: 25, declaredValue: '120', quantity: 2 },
    { weight: 3, length: 34, width: 22, height: 13, declaredValue: '89.90' },
    { weight: 7, length: 50, width: 40, height: 20, declaredValue: 45, description: 'libros' },
  ],
}

async function capture(databaseUrl: string): Promise<CapturedQuery[]> {
  const { caller, close } = await openBenchCaller(databaseUrl)
  const ask = () => caller().shipping.quote(QUESTION)
  try {
    // The first call loads the network, which the shop has at hand.
    await ask()
    return await captureSql(ask)
  } finally {
    await close()
  }
}

export interface QuotesBench {
  shopPerSecond: number
  floorPerSecond: number
  /** Median of the rounds' own ratios. */
  ratio: number
  statements: number
  failures: number
}

const post = (url: string, body: string, seconds: number) =>
  autocannon({
    url,
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    connections: CONNECTIONS,
    duration: seconds,
  })

export async function benchQuotes(
  shopUrl: string,
  databaseUrl: string,
  folder: string,
  { rounds: count = 5, seconds = 5 }: Effort,
): Promise<QuotesBench> {
  const body = JSON.stringify(QUESTION)
  const address = `${shopUrl}/api/shipping/quote`
  const answered = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  if (!answered.ok) throw new Error(`the shop answered ${answered.status}`)
  const [file, answerFile] = ['captured.json', 'answer.json'].map((name) => path.join(folder, name))
  if (!file || !answerFile) throw new Error('no folder')
  fs.writeFileSync(answerFile, await answered.text())
  const captured = await capture(databaseUrl)
  fs.writeFileSync(file, JSON.stringify([captured]))
  const floor = await openFloor(databaseUrl, file, answerFile)
  try {
    const ask = (url: string) => post(url, body, seconds)
    const floorAddress = `${floor.url}/0`
    await ask(address)
    await post(floorAddress, body, Math.min(3, seconds))
    const rounds = []
    for (let round = 0; round < count; round += 1)
      rounds.push({ floor: await ask(floorAddress), shop: await ask(address) })
    const rate = ({ requests }: autocannon.Result) => requests.average
    return {
      shopPerSecond: Math.round(median(rounds.map(({ shop }) => rate(shop)))),
      floorPerSecond: Math.round(median(rounds.map(({ floor: bare }) => rate(bare)))),
      ratio: median(rounds.map(({ shop, floor: bare }) => rate(shop) / rate(bare))),
      statements: captured.length,
      failures: rounds.reduce((sum, { shop }) => sum + shop.non2xx + shop.errors, 0),
    }
  } finally {
    await floor.stop()
  }
}
