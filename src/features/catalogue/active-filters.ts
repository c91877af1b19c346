// The filters of a view one by one, each with the view that remains when it is taken away.
import type { CatalogueFilter, CatalogueView } from '#contract/catalogue-view.ts'

export interface ActiveFilter {
  key: string
  /** What the filter is about; the words are the page's. */
  kind: 'search' | 'category' | 'store' | 'availability' | 'min' | 'max'
  value: string | number
  without: CatalogueView
}

const NONE: Omit<CatalogueFilter, 'sort'> = {
  search: '',
  categories: [],
  stores: [],
  availability: [],
  minPriceCents: null,
  maxPriceCents: null,
}

/** The view without any filter; the order stays, the page begins again. */
export const withoutFilters = (view: CatalogueView): CatalogueView => ({
  ...NONE,
  sort: view.sort,
  page: 1,
})

/** In the order in which the filter form asks for them. */
export function activeFilters(view: CatalogueView): ActiveFilter[] {
  const first = { ...view, page: 1 }
  const each = <K extends 'categories' | 'stores' | 'availability'>(
    field: K,
    kind: ActiveFilter['kind'],
  ): ActiveFilter[] =>
    view[field].map((value) => ({
      key: `${kind} ${value}`,
      kind,
      value,
      without: { ...first, [field]: view[field].filter((other) => other !== value) },
    }))
  const { search, minPriceCents: min, maxPriceCents: max } = view
  return [
    ...(search
      ? [
          {
            key: 'search',
            kind: 'search',
            value: search,
            without: { ...first, search: '' },
          } as const,
        ]
      : []),
    ...each('categories', 'category'),
    ...each('stores', 'store'),
    ...each('availability', 'availability'),
    ...(min === null
      ? []
      : [
          {
            key: 'min',
            kind: 'min',
            value: min,
            without: { ...first, minPriceCents: null },
          } as const,
        ]),
    ...(max === null
      ? []
      : [
          {
            key: 'max',
            kind: 'max',
            value: max,
            without: { ...first, maxPriceCents: null },
          } as const,
        ]),
  ]
}
