// What the page of one customs rule needs: the country's rows, and the one the new version starts from.
import type { AdminCustoms } from '#contract/customs.ts'
import { CUSTOMS_COUNTRIES, type CustomsCountry, type CustomsRule } from '#domain/customs-rule.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { throwStatus } from '#src/lib/status-response.ts'

interface LoadedRule {
  country: CustomsCountry
  base: CustomsRule | null
  /** Id of the newest version of the same regime; null: it is a new one. */
  newest: number | null
  desk: AdminCustoms
}

/** `place` is a row's id of `country`, or `new`. */
export async function loadRule(
  { country: asked, place }: { country: string | undefined; place: string | undefined },
  { read }: Pick<PageContext, 'read'>,
): Promise<LoadedRule> {
  const country = CUSTOMS_COUNTRIES.find((known) => known === asked?.toUpperCase())
  if (!country) throw new Response(null, { status: 404 })
  const desk = await read.customs.adminRules({ country }).catch(throwStatus)
  const row = desk.rows.find(({ id }) => String(id) === place)
  if (!row && place !== 'new') throw new Response(null, { status: 404 })
  const base = row?.rule ?? null
  const ids = desk.rows.filter(({ rule }) => rule.regime === base?.regime).map(({ id }) => id)
  return { country, base, newest: ids.length > 0 ? Math.max(...ids) : null, desk }
}
