// Proves that a post whose code did not arrive goes to the server as it was typed, and waits for its page.
import { afterEach, expect, test, vi } from 'vitest'
import { actionCode } from './action-code.ts'
import { eventually } from '#tests/support/eventually.ts'

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const post = () =>
  new Request('http://localhost/contact', {
    method: 'POST',
    body: new URLSearchParams({ name: 'submit', message: 'two\nlines "quoted"' }),
  })

afterEach(() => vi.restoreAllMocks())

test('code that comes is used', async () => {
  expect(await actionCode(post(), Promise.resolve('code'))).toBe('code')
})

test('without it every field is posted plainly, and nothing goes on here', async () => {
  const sent: [string, string][] = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    sent.push([this.getAttribute('method') ?? '', this.getAttribute('action') ?? ''])
    for (const [name, value] of new FormData(this)) sent.push([name, value as string])
  })
  const request = post()
  const went = vi.fn<() => void>()
  void actionCode(request, gone()).then(went, went)
  await eventually(() => expect(sent).toHaveLength(3))
  expect(sent).toEqual([
    ['post', 'http://localhost/contact'],
    ['name', 'submit'],
    ['message', 'two\nlines "quoted"'],
  ])
  expect(went).not.toHaveBeenCalled()
})

test('without a line the failure is told: a post would lose what was typed', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(actionCode(post(), gone())).rejects.toThrow('Failed to fetch')
  expect(submit).not.toHaveBeenCalled()
})
