// Fixes which page numbers are shown at the ends and in the middle of long lists.
import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 834, '1 2 … 834'],
  [3, 834, '1 2 3 4 … 834'],
  [4, 834, '1 2 3 4 5 … 834'],
  [5, 834, '1 … 4 5 6 … 834'],
  [831, 834, '1 … 830 831 832 833 834'],
  [834, 834, '1 … 833 834'],
])('page %i of %i shows %s', (page, pages, shown) => {
  expect(
    pageWindow(page, pages)
      .map((n) => n ?? '…')
      .join(' '),
  ).toBe(shown)
})
