// The list of faults above a form: in the order of the page, each under a label that no other field has.
import type { FieldWords } from './form-words.ts'

/** `Tramos · 2 · Precio`: the groups a field lies in, as far as they have words, and the place of its row. */
export function fullLabel({ label }: FieldWords, path: string): string {
  const names = path.split('.')
  const labels = names.flatMap((name, at) => {
    if (/^\d+$/u.test(name)) return [String(Number(name) + 1)]
    const here = names.slice(0, at + 1).join('.')
    const said = label(here)
    return said === here ? [] : [said]
  })
  return [...new Set(labels)].join(' · ') || label(path)
}

/** Sorts as the fields stand on the page. */
export function byPlace(a: { target: string }, b: { target: string }): number {
  const [first, second] = [a, b].map(({ target }) => document.getElementById(target))
  if (!first || !second) return 0
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
