// Packs the published instances BR1 to BR15 and class 9 of bin packing, beside the best known results and a library's.
import { findPackingFault } from '#domain/packing/check-packing.ts'
import { volumeOf } from '#domain/packing/cargo.ts'
import { packBins } from '#domain/packing/pack-bins.ts'
import { packContainer } from '#domain/packing/pack-container.ts'
import { BR_CONTAINER, BR_KINDS, brInstance } from '#tests/support/bischoff-ratcliff.ts'
import { MPV_BIN, MPV_BINS, mpvInstance } from '#tests/support/martello-pisinger-vigo.ts'

/**
 * Mean share of the container in percent. Best known: data/box of fontanf/packingsolver (MIT) as of 2026-06-20, the best
 * of many methods at any time, orientations kept, support not asked for. Library: binpackingjs 4.1.0 (MIT), measured
 * once under the same rules with Node 20.
 */
const KNOWN: Record<number, { best: number; baseline: number }> = {
  1: { best: 96.08, baseline: 81.8 },
  2: { best: 96.5, baseline: 81.95 },
  3: { best: 96.73, baseline: 81.84 },
  4: { best: 96.68, baseline: 81.74 },
  5: { best: 96.67, baseline: 81.33 },
  6: { best: 96.58, baseline: 81.03 },
  7: { best: 96.41, baseline: 80.97 },
  8: { best: 96.21, baseline: 81.04 },
  9: { best: 96.03, baseline: 80.63 },
  10: { best: 95.92, baseline: 80.48 },
  11: { best: 95.75, baseline: 80.46 },
  12: { best: 95.61, baseline: 80.64 },
  13: { best: 95.45, baseline: 80.58 },
  14: { best: 95.29, baseline: 80.6 },
  15: { best: 95.23, baseline: 80.7 },
}
const MPV_PIECES = [10, 20, 30, 40, 50, 60, 70, 80, 90]
const MPV_INSTANCES = 10

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** Milliseconds of processor time: what else the machine does meanwhile does not count. */
const timed = <T>(work: () => T): { result: T; ms: number } => {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return { result, ms: (user + system) / 1000 }
}

export interface ClassResult {
  name: string
  percent: number
  best: number
  baseline: number
  meanMs: number
  maxMs: number
  sound: number
  instances: number
}

/** Means over the first `instances` instances of a class; every packing is checked. */
function* packClasses(instances: number, supported: boolean): Generator<ClassResult> {
  for (const [index, { best, baseline }] of Object.entries(KNOWN)) {
    const runs = Array.from({ length: instances }, (_, place) => {
      const cargo = brInstance(BR_KINDS[Number(index)] ?? 1, place + 1)
      const { result, ms } = timed(() => packContainer(BR_CONTAINER, cargo, { supported }))
      const fault = findPackingFault(BR_CONTAINER, cargo, result.placed, { supported })
      return { ms, fault, percent: (100 * result.volume) / volumeOf(BR_CONTAINER.size) }
    })
    const times = runs.map(({ ms }) => ms)
    yield {
      name: `BR${index}`,
      percent: meanOf(runs.map(({ percent }) => percent)),
      best,
      baseline,
      meanMs: meanOf(times),
      maxMs: Math.max(...times),
      sound: runs.filter(({ fault }) => fault === null).length,
      instances,
    }
  }
}

export interface BinsResult {
  pieces: number
  solved: number
  sound: number
  instances: number
  maxMs: number
}

/** Class 9 of Martello, Pisinger and Vigo: solved is packed into the three bins it was cut from. */
function* packClass9(instances: number): Generator<BinsResult> {
  for (const pieces of MPV_PIECES) {
    const runs = Array.from({ length: instances }, (_, place) => {
      const cargo = mpvInstance(pieces, place + 1)
      const { result, ms } = timed(() => packBins(MPV_BIN, cargo))
      const placed = result.bins.reduce((sum, bin) => sum + bin.length, 0)
      const sound =
        placed === pieces &&
        result.bins.every((bin) => findPackingFault(MPV_BIN, cargo, bin) === null)
      return { ms, sound, solved: result.bins.length === MPV_BINS }
    })
    yield {
      pieces,
      solved: runs.filter(({ solved, sound }) => solved && sound).length,
      sound: runs.filter(({ sound }) => sound).length,
      instances,
      maxMs: Math.max(...runs.map(({ ms }) => ms)),
    }
  }
}

export interface PackingBench {
  classes: ClassResult[]
  bins: BinsResult[]
}

/** Runs all of it and says each line as it is known. Once before it counts, so that the program is warm. */
export function benchPacking(
  { instances, supported }: { instances: number; supported: boolean },
  say: (text: string) => void,
): PackingBench {
  packContainer(BR_CONTAINER, brInstance(BR_KINDS[4], 1))
  say('class  packed   best known  binpackingjs  ms mean  ms max  sound')
  const classes: ClassResult[] = []
  for (const one of packClasses(instances, supported)) {
    classes.push(one)
    const shares = `${one.percent.toFixed(2)} %  ${one.best.toFixed(2)} %     ${one.baseline.toFixed(2)} %`
    const times = `${one.meanMs.toFixed(0).padStart(7)} ${one.maxMs.toFixed(0).padStart(7)}`
    say(`${one.name.padEnd(6)} ${shares}     ${times}  ${one.sound}/${one.instances}`)
  }
  const bins: BinsResult[] = []
  for (const one of packClass9(Math.min(instances, MPV_INSTANCES))) {
    bins.push(one)
    say(
      `class 9, ${one.pieces} pieces: ${one.solved}/${one.instances} in ${MPV_BINS} bins, ${one.sound} sound, ms max ${one.maxMs.toFixed(0)}`,
    )
  }
  return { classes, bins }
}
