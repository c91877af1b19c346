// Tests whose favourites a browser shows: nobody’s join the account, somebody else’s are neither shown nor taken along.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import type { Writes } from '#src/lib/calls.ts'
import { write } from '#src/lib/browser-context.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { changed } from './favourites-store.ts'

vi.mock('#src/lib/browser-context.ts', () => ({
  write: {
    account: {
      mergeFavourites: vi.fn<Writes['account']['mergeFavourites']>(),
      setFavourite: vi.fn<Writes['account']['setFavourite']>(),
    },
  },
}))
const merge = vi.mocked(write.account.mergeFavourites)
const set = vi.mocked(write.account.setFavourite)

const stored = (): unknown => JSON.parse(localStorage.getItem('puente_favorites') ?? 'null')
const show = (username = '') => {
  const user = { fullName: 'Ana', username, email: `${username}@example.com`, isAdmin: false }
  renderInShop(
    <FavouriteButton id={7} name="Ombrix" textLanguage="en" />,
    username === '' ? {} : { user },
  )
  return screen.getByRole('button')
}
const isLiked = (heart: HTMLElement) => heart.getAttribute('aria-pressed') === 'true'

beforeEach(() => {
  localStorage.clear()
  changed()
  merge.mockReset()
  set.mockReset()
})

test('what nobody was signed in for joins the account that comes', async () => {
  localStorage.setItem('puente_favorites', '[7,8]')
  merge.mockResolvedValue({ ok: true, productIds: [7, 8, 9] })
  expect(isLiked(show('ana'))).toBe(true)
  await waitFor(() => expect(stored()).toEqual({ of: 'ana', ids: [7, 8, 9] }))
  expect(merge.mock.calls).toEqual([[{ productIds: [7, 8] }]])
})

test('after an expired session a visitor sees none of them, and the next person takes none along', async () => {
  localStorage.setItem('puente_favorites', JSON.stringify({ of: 'ana', ids: [7] }))
  localStorage.setItem('puente_recent', '[7]')
  expect(isLiked(show())).toBe(false)
  document.body.replaceChildren()
  merge.mockResolvedValue({ ok: true, productIds: [3] })
  expect(isLiked(show('eva'))).toBe(false)
  await waitFor(() => expect(stored()).toEqual({ of: 'eva', ids: [3] }))
  expect(merge.mock.calls).toEqual([[{ productIds: [] }]])
  expect(localStorage.getItem('puente_recent')).toBeNull()
})

test('one’s own list asks nobody until a heart changes; then it is what the account has', async () => {
  localStorage.setItem('puente_favorites', JSON.stringify({ of: 'lia', ids: [8] }))
  set.mockResolvedValue({ ok: true, productIds: [7, 8, 12] })
  const heart = show('lia')
  fireEvent.click(heart)
  expect(isLiked(heart)).toBe(true)
  await waitFor(() => expect(stored()).toEqual({ of: 'lia', ids: [7, 8, 12] }))
  expect(set.mock.calls).toEqual([[{ productId: 7, liked: true }]])
  expect(merge).not.toHaveBeenCalled()
})

test('an account that cannot be reached leaves the heart as it was clicked', async () => {
  localStorage.setItem('puente_favorites', JSON.stringify({ of: 'pia', ids: [] }))
  set.mockRejectedValue(new Error('offline'))
  const heart = show('pia')
  fireEvent.click(heart)
  await waitFor(() => expect(set).toHaveBeenCalled())
  expect(isLiked(heart)).toBe(true)
  expect(stored()).toEqual({ of: 'pia', ids: [7] })
})

test.each(['{"of":3,"ids":[7]}', '{"ids":"x"}', 'null', '{broken', '{"of":"ana"}'])(
  '%s is an empty list',
  (text) => {
    localStorage.setItem('puente_favorites', text)
    changed()
    expect(isLiked(show())).toBe(false)
  },
)
