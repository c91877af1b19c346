// Which figure of the network an address names, and how it is asked for.
import { networkVersionsInput } from '#contract/network-desk.ts'
import type { FigureName } from '#domain/network-figures.ts'

/** @throws a 404 for what no figure is called. */
export function figureOfPath(params: Readonly<Record<string, string | undefined>>): {
  place: string
  figure: FigureName
} {
  const named = networkVersionsInput.safeParse({
    place: params['place'],
    figure: params['figure'],
  })
  if (!named.success) throw new Response(null, { status: 404 })
  return named.data
}
