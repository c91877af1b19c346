// Which of our languages somebody without a page prefers: the header's weights count, not its order.
import { localeSchema } from '#contract/primitives.ts'
import { type Locale, LOCALES } from '#domain/vocabulary.ts'

const WEIGHT = /^q=([01](?:\.\d{0,3})?)$/

/** RFC 9110, 12.4.2: without a weight it is 1, and one that cannot be read is none. */
const weightOf = (parameters: readonly string[]): number => {
  const given = parameters.find((each) => each.startsWith('q='))
  if (given === undefined) return 1
  return Number(WEIGHT.exec(given)?.[1] ?? 0)
}

/** The caller's language for answers without a page: ours that Accept-Language weighs most, else Spanish. */
export function acceptedLocale(header: string | undefined): Locale {
  let best: { locale: Locale; weight: number } | undefined
  for (const part of header?.split(',') ?? []) {
    const [tag = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase())
    const [primary] = tag.split('-')
    const known = localeSchema.safeParse(primary)
    const weight = weightOf(parameters)
    if (known.success && weight > (best?.weight ?? 0)) best = { locale: known.data, weight }
  }
  return best?.locale ?? LOCALES[0]
}
