// A person at a terminal learns at once what is wrong with an answer, and a secret is never shown.
import { PassThrough } from 'node:stream'
import { text as readAll } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { answerFault } from './admin-answers.ts'
import { askPerson } from './ask-person.ts'

function open() {
  const input = new PassThrough()
  const output = new PassThrough()
  return { input, output, person: askPerson(input, output), said: () => readAll(output) }
}

test('a wrong answer is answered with a sentence and asked for again', async () => {
  const { input, output, person, said } = open()
  const answer = person.ask('E-mail', (text) => answerFault('email', text))
  input.write('ana@\n')
  input.write('ana@example.com\n')
  expect(await answer).toBe('ana@example.com')
  person.close()
  output.end()
  expect((await said()).match(/no e-mail address/g)).toHaveLength(1)
})

test('what came with the command is only asked for when it cannot be taken', async () => {
  const { input, person } = open()
  const fault = (text: string) => answerFault('username', text)
  expect(await person.ask('Username', fault, 'ana')).toBe('ana')
  const again = person.ask('Username', fault, 'a b')
  input.write('ana.b\n')
  expect(await again).toBe('ana.b')
  person.close()
})

test('a password is not shown, whatever is typed', async () => {
  const { input, output, person, said } = open()
  const answer = person.askHidden('Password', (text) => answerFault('password', text))
  input.write('kurz\n')
  input.write('geheim und lang\n')
  expect(await answer).toBe('geheim und lang')
  person.close()
  output.end()
  const shown = await said()
  expect(shown).toContain('6 to 128 characters')
  expect(shown).not.toMatch(/kurz|geheim/)
})

test('a terminal that is closed ends the question', async () => {
  const { person } = open()
  const answer = person.ask('E-mail', () => null)
  person.close()
  await expect(answer).rejects.toThrow('nothing was answered')
})

test.each([
  ['email', 'ana'],
  ['name', 'A'],
  ['username', 'an'],
  ['username', 'ana pérez'],
  ['password', '12345'],
] as const)('%s cannot be %j, and a sentence says why', (question, answer) => {
  expect(answerFault(question, answer)).toMatch(/^[A-Z].*\.$/)
})
