// The browsers the journeys may run in: the machine's own and the one that came with the packages.
import { chromium } from 'playwright'
import { expect, test } from 'vitest'
import { childEnvironment } from '#server/config.ts'
import { CHROMIUM_ARGS, launchBrowser } from '#tests/support/browser.ts'
import { findChromium } from '#tests/support/chromium-path.ts'
import { expectAccessiblePage } from '#tests/support/expect-accessible-page.ts'
import { watchPage } from '#tests/support/watch-page.ts'

const page = 'data:text/html,<title>Hola</title><h1>Ñandú</h1>'

test('the carried browser unpacks into the project and opens a page', async () => {
  const { executablePath, env } = await findChromium('carried')
  expect(executablePath).toMatch(/[.]cache\/chromium-[\d.]+\/chromium$/)
  const browser = await chromium.launch({
    executablePath,
    args: CHROMIUM_ARGS,
    env: childEnvironment(env),
  })
  const tab = await browser.newPage()
  await tab.goto(page)
  expect(await tab.title()).toBe('Hola')
  await browser.close()
})

test('a watched page reports its errors, its warnings and its calls to third parties', async () => {
  const browser = await launchBrowser()
  const tab = await browser.newPage()
  const watch = watchPage(tab)
  await tab.route('https://elsewhere.example/**', (route) => route.abort())
  await tab.goto(page)
  expect(watch.takeProblems()).toEqual([])
  await tab.evaluate(() => {
    console.error('one')
    console.warn('two')
    console.info('three')
    return fetch('https://elsewhere.example/x').catch(() => undefined)
  })
  const problems = watch.takeProblems()
  expect(problems.some((said) => said.startsWith('console.error: one'))).toBe(true)
  expect(problems.some((said) => said.startsWith('console.warning: two'))).toBe(true)
  expect(problems).toContain('call to a third party: https://elsewhere.example/x')
  expect(problems.join()).not.toContain('three')
  await browser.close()
})

test('axe finds what is missing on a page', async () => {
  const browser = await launchBrowser()
  const tab = await (await browser.newContext()).newPage()
  await tab.setContent('<main><h1>Hola</h1><img src="data:,"></main>')
  await expect(expectAccessiblePage(tab)).rejects.toMatchObject({
    actual: expect.stringContaining('image-alt'),
  })
  await browser.close()
})
