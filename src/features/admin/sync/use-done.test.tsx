// Proves that the desk's passing word of a success goes as soon as the next form is refused.
import { expect, test, vi } from 'vitest'
import { hideToast, showToast } from '#src/lib/toast.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import type { SyncAnswer } from './sync-answer.ts'
import { useDone } from './use-done.ts'

vi.mock('#src/lib/toast.ts', () => ({
  showToast: vi.fn<typeof showToast>(),
  hideToast: vi.fn<typeof hideToast>(),
}))

function Desk({ answer }: { answer: SyncAnswer }) {
  useDone(answer)
  return null
}
const calls = () => [vi.mocked(showToast).mock.calls.length, vi.mocked(hideToast).mock.calls.length]

test('a refused form takes the last success away', () => {
  renderInShop(<Desk answer={{ about: 'ebay', done: 'paused' }} />)
  expect(calls()).toEqual([1, 0])
  renderInShop(<Desk answer={{ about: 'policy ebay', code: 'hours' }} />)
  expect(calls()).toEqual([1, 1])
})
