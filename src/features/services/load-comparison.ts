// What the comparison of services loads: the typed filters and the services that pass them, with prices for the weight and the city.
import { parseServicesQuery } from '#contract/services-view.ts'
import type { PageContext } from '#src/lib/calls.ts'

/** Null rows: the services could not be had. */
export async function loadComparison(request: Request, { read, locale }: PageContext) {
  const view = parseServicesQuery(new URL(request.url).searchParams)
  const [loaded, { compareServices, typedWeight }] = await Promise.all([
    read.shipping
      .destination()
      .then(({ code: destination }) =>
        Promise.all([
          read.shipping.services({ destination }),
          read.shipping.tariff({ destination }),
        ]),
      )
      .catch(() => null),
    // The tariff's arithmetic stays out of the first script of the pages that show this.
    import('./filter-services.ts'),
  ])
  const { weight, badWeight } = typedWeight(view, locale)
  return {
    view,
    rows: loaded && compareServices(loaded[0], loaded[1], view, weight),
    total: loaded?.[0].length ?? 0,
    weighed: weight !== null,
    badWeight,
  }
}

export type LoadedComparison = Awaited<ReturnType<typeof loadComparison>>
