// The id in an address: whatever is no number of decimal digits leads to no page.
import { readId } from '#contract/primitives.ts'

/** @throws the answer 404 */
export function idOfAddress(text: string | undefined): number {
  const id = readId(text)
  if (id === null) throw new Response(null, { status: 404 })
  return id
}
