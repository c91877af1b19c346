// What to look for when all words together find nothing: without words nobody knows, without guesses, without qualities.
import { isFiller } from '#domain/search-fillers.ts'
import { chooseHead } from './choose-head.ts'
import type { Unit } from './read-unit.ts'

const isWord = (word: string) => !isFiller(word) && /\p{L}{2}/u.test(word)
const names = (units: readonly Unit[]) =>
  units.some(({ readings }) => readings.some(({ word }) => isWord(word)))

/** A brand or a model is what was asked for: other goods are no answer. */
const isQuality = ({ readings }: Unit) => readings.every(({ isBrand }) => !isBrand)

/** Without one quality or, at last, without any, the thing itself always stays. */
function withoutQualities(units: readonly Unit[]): Unit[][] {
  const head = chooseHead(units)
  if (!head?.thing.isMarked) return []
  const qualities = units.filter((unit) => unit !== head && isQuality(unit))
  if (qualities.length === 0) return []
  const one = qualities.toReversed().map((left) => units.filter((unit) => unit !== left))
  const none = units.filter((unit) => !qualities.includes(unit))
  return qualities.length === 1 ? one : [...one, none]
}

/** Ever fewer units, in the order in which they are tried. What stays names something: «iphone 15» is not a search for «15». */
export function fewerUnits(units: readonly Unit[]): Unit[][] {
  const known = units.filter(({ atMost }) => atMost > 0)
  const head = chooseHead(units)
  const sure = units.filter(
    (unit) =>
      (unit === head && unit.thing.isMarked) ||
      unit.readings.every(({ correction }) => correction === null),
  )
  // Where each may be something, a guess goes before what was typed to the letter, unless it is the thing.
  const kept = known.length < units.length ? known : sure
  if (kept.length < units.length) return names(kept) ? [kept, ...fewerUnits(kept)] : []
  return withoutQualities(units).filter(names)
}
