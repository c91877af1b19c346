// Acts that overlap: one that fails takes back what it changed, and nothing of the others.
import { afterEach, expect, test } from 'vitest'
import { queryClient, trpc } from '#src/lib/trpc-client.ts'
import { showAhead } from './show-ahead.ts'

const key = trpc.sync.failedJobs.queryKey()
const job = (id: string) => ({ id, job: 'a.b', about: null, reason: '', tries: 1, failedAt: '' })
const shown = () => queryClient.getQueryData(key)?.map(({ id }) => id)
const told = (ids: string[]) => queryClient.setQueryData(key, ids.map(job))
const hide = (gone: string) => showAhead(key, (jobs) => jobs.filter(({ id }) => id !== gone))

afterEach(() => queryClient.clear())

test('each takes back its own', () => {
  told(['a', 'b', 'c'])
  const backA = hide('a')
  const backB = hide('b')
  expect(shown()).toEqual(['c'])
  backA()
  expect(shown()).toEqual(['a', 'c'])
  backB()
  expect(shown()).toEqual(['a', 'b', 'c'])
})

test('what the server said meanwhile stays', () => {
  told(['a', 'b'])
  const back = hide('a')
  told(['b', 'd'])
  back()
  expect(shown()).toEqual(['b', 'd'])
  hide('d')()
  expect(shown()).toEqual(['b', 'd'])
})

test('nothing is shown of what nobody has read', () => {
  hide('a')()
  expect(shown()).toBeUndefined()
})
