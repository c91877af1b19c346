// Fails the test that says something on console.error or console.warn without having announced it.
import { format } from 'node:util'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { forgetExpected, isExpected } from './allow-console.ts'

const stray: string[] = []

function watch(level: 'error' | 'warn'): void {
  console[level] = (...words: unknown[]) => {
    const said = format(...words)
    if (!isExpected(said)) stray.push(`console.${level}: ${said}`)
  }
}

function failOnStray(): void {
  forgetExpected()
  const said = stray.splice(0)
  if (said.length > 0)
    throw new Error(`Unexpected output; allowConsole() if it is meant.\n${said.join('\n')}`)
}

watch('error')
watch('warn')
// Anew before each test: a test may have put its own spy in the place.
beforeEach(() => {
  watch('error')
  watch('warn')
})
afterEach(failOnStray)
// What a module says while it is loaded, or after the last test.
afterAll(failOnStray)
