// Finds which of the typed words is the thing that is looked for: the others only say what kind of it.
import { isEnglishJoint, type Unit } from './read-unit.ts'

/**
 * English names the thing last («laptop backpack»), unless something joins it («mouse for gaming»); the other languages
 * name it first («mochila para laptop»). Null when none of the words is known as a thing.
 */
export function chooseHead(units: readonly Unit[]): Unit | null {
  const [only, ...more] = units
  if (only && more.length === 0) return only
  const things = units.filter(({ thing }) => thing.isMarked)
  const isForeign =
    things.some((unit) => unit.isForeign) ||
    units.some(({ after }) => after !== null && !isEnglishJoint(after))
  if (isForeign) return things[0] ?? null
  const joint = units.findIndex(({ after }) => after === 'for' || after === 'with')
  const before = joint > 0 ? things.filter((unit) => units.indexOf(unit) < joint) : []
  return before.at(-1) ?? things.at(-1) ?? null
}
