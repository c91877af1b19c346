// What an import says at its end names what may surprise, and the next step.
import { expect, it } from 'vitest'
import { createTally, type ImportSummary } from '#server/domains/catalogue/import/summary.ts'
import { describeSummary } from './import-report.ts'

const SUMMARY: ImportSummary = {
  records: 1300,
  created: 0,
  changed: 1250,
  replaced: 0,
  unchanged: 50,
  rejected: 0,
  rejectedBy: {},
  gaps: createTally().gaps,
  unknownCategories: [],
  droppedHosts: [],
  prices: null,
  resumedAt: 0,
  seconds: 1,
  rowsPerSecond: 1300,
  dryRun: false,
  rejectsFile: null,
}

it('counts the products that became other articles, if there are any', () => {
  expect(describeSummary(SUMMARY)).not.toContain('other articles')
  expect(describeSummary({ ...SUMMARY, replaced: 1200 })).toContain(
    '\n  became other articles under the same number: 1,200 of the changed',
  )
})

it('says to import again once the servers of pictures are allowed', () => {
  expect(describeSummary({ ...SUMMARY, droppedHosts: [['cdn.example.com', 2]] })).toContain(
    'an admin can allow them (/admin/products/picture-hosts), then import again:\n    2 × cdn.example.com',
  )
})
