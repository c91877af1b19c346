// The footer speaks the reader's language also where it leads to a feed.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LOCALES } from '#domain/vocabulary.ts'
import { localised, paths } from '#contract/paths.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { SocialLinks } from './social-links.tsx'

test.each(LOCALES)('the feed is the one in %s', (locale) => {
  renderInShop(<SocialLinks />, { locale })
  const feed = screen.getByRole('link', { name: /RSS/ })
  expect(feed.getAttribute('href')).toBe(localised(locale, paths.blogFeed))
})
