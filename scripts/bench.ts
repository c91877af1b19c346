// npm run bench [-- PART …]: measures how fast the shop is and what it needs, beside what is the least possible.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { BENCH_USAGE, parseBench } from './bench/options.ts'
import { MEASURES } from './bench/parts.ts'
import { endCleanly, readCommand } from './lib/read-command.ts'

const options = readCommand(BENCH_USAGE, parseBench)
endCleanly()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'puente-bench-'))
process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
const say = (text: string) => void process.stdout.write(`${text}\n`)

const lines: string[] = []
let exitCode = 0
const machine = `${os.cpus().length} × ${os.cpus()[0]?.model}`
say(`machine: ${machine}, Node ${process.version}, load ${os.loadavg()[0]?.toFixed(1)}`)
for (const [names, measure] of MEASURES) {
  const asked = names.filter((name) => options.parts.includes(name))
  if (asked.length === 0) continue
  try {
    for (const { what, kept } of await measure({ options, folder, say })) {
      lines.push(`${kept ? '✓' : '✗'} ${what}`)
      if (!kept) exitCode ||= 1
    }
  } catch (error) {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error))
    lines.push(`✗ ${asked.join(' and ')}: could not be measured`)
    exitCode = 2
  }
}
for (const line of lines) say(line)
process.exitCode = exitCode
