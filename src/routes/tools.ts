// The pages that compute: what a dollar is, what shipping costs, by which service, kept as a quote, and what customs may take.
import { SERVICES_QUERY } from '#contract/page-queries.ts'
import { CUSTOMS_QUERY, RATES_QUERY, SHIPMENT_QUERY } from '#contract/tool-queries.ts'
import { page } from '#src/lib/lazy-page.ts'
import type { Section } from '#src/lib/more-pages.ts'

const SHIPMENT_PARTS = ['src/features/shipping/shipment-tool.tsx', 'src/blocks/shipment-answer.tsx']

const toolPages = [
  page(
    'quote',
    'src/pages/quote/quote.page.tsx',
    ['quoting', 'calculator', 'tariffs', 'duties', 'customsNote', 'forms', 'faults', 'errors'],
    () => import('../pages/quote/quote.page.tsx'),
    { reads: [...SHIPMENT_QUERY, 'find'], parts: SHIPMENT_PARTS },
  ),
  page(
    'quote/:token',
    'src/pages/quote/saved-quote.page.tsx',
    ['quoting', 'calculator', 'tariffs', 'duties', 'customsNote', 'forms', 'faults', 'errors'],
    () => import('../pages/quote/saved-quote.page.tsx'),
    { parts: ['src/blocks/kept-quote.tsx'] },
  ),
  page(
    'currency',
    'src/pages/shop/currency.page.tsx',
    ['exchange', 'errors'],
    () => import('../pages/shop/currency.page.tsx'),
    { reads: RATES_QUERY },
  ),
  page(
    'calculator',
    'src/pages/tools/calculator.page.tsx',
    ['quoting', 'calculator', 'tariffs', 'duties', 'customsNote', 'forms', 'faults', 'errors'],
    () => import('../pages/tools/calculator.page.tsx'),
    { reads: [...SHIPMENT_QUERY, 'find'], parts: SHIPMENT_PARTS },
  ),
  page(
    'customs-calculator',
    'src/pages/tools/customs-calculator.page.tsx',
    ['customs', 'duties', 'regimes'],
    () => import('../pages/tools/customs-calculator.page.tsx'),
    { reads: CUSTOMS_QUERY },
  ),
  page(
    'consolidation',
    'src/pages/tools/consolidation.page.tsx',
    ['planner', 'calculator', 'tariffs', 'faults'],
    () => import('../pages/tools/consolidation.page.tsx'),
    { reads: [...SHIPMENT_QUERY, 'find'], parts: ['src/features/packing/plan-result.tsx'] },
  ),
  page(
    'services',
    'src/pages/services/services.page.tsx',
    ['transport', 'comparison', 'calculator', 'tariffs'],
    () => import('../pages/services/services.page.tsx'),
    { reads: SERVICES_QUERY },
  ),
  page(
    'services/:slug',
    'src/pages/services/service.page.tsx',
    ['transport', 'comparison', 'calculator', 'tariffs', 'faults'],
    () => import('../pages/services/service.page.tsx'),
    { reads: SHIPMENT_QUERY },
  ),
]

export const tools: Section = { shop: toolPages }
