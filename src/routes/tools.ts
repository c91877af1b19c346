// The pages that compute: what shipping costs.
import type { RouteObject } from 'react-router'
import { page } from '#src/lib/lazy-page.ts'

export const toolPages: RouteObject[] = [
  page(
    'calculator',
    'src/pages/tools/calculator.page.tsx',
    ['calculator', 'tariffs', 'faults'],
    () => import('../pages/tools/calculator.page.tsx'),
  ),
]
