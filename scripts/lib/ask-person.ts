// Asks a person at a terminal, again until the answer can be taken; a secret is read without showing it.
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

interface Asker {
  /** `fault` says what is wrong with an answer, or null; `first` is tried before anybody is asked. */
  ask: (label: string, fault: (answer: string) => string | null, first?: string) => Promise<string>
  askHidden: (label: string, fault: (answer: string) => string | null) => Promise<string>
  close: () => void
}

export function askPerson(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Asker {
  let isHidden = false
  // What is typed comes back through here; while a secret is typed nothing does.
  const echo = new Writable({
    write(chunk: Buffer | string, _encoding, done) {
      if (!isHidden) output.write(chunk)
      done()
    },
  })
  const terminal = createInterface({ input, output: echo, terminal: true })
  // Several lines may come at once, when somebody pastes them.
  const early: string[] = []
  let waiting: ((line: string) => void) | null = null
  terminal.on('line', (line) => {
    if (!waiting) return early.push(line)
    waiting(line)
    waiting = null
  })
  // Ctrl-C and a closed terminal end the command; a question would wait for ever.
  const gone = new Promise<never>((_, reject) => {
    terminal.once('close', () => reject(new Error('nothing was answered')))
  })
  gone.catch(() => {})
  const question = (label: string): Promise<string> => {
    terminal.setPrompt(label)
    terminal.prompt()
    const line = early.shift()
    if (line !== undefined) return Promise.resolve(line)
    return Promise.race([new Promise<string>((resolve) => (waiting = resolve)), gone])
  }

  const untilGood = async (
    read: () => Promise<string>,
    fault: (answer: string) => string | null,
    first?: string,
  ): Promise<string> => {
    let answer = first ?? (await read())
    for (let wrong = fault(answer); wrong !== null; wrong = fault(answer)) {
      output.write(`${wrong}\n`)
      answer = await read()
    }
    return answer
  }
  return {
    ask: (label, fault, first) => untilGood(() => question(`${label}: `), fault, first),
    askHidden: (label, fault) =>
      untilGood(async () => {
        output.write(`${label}: `)
        isHidden = true
        try {
          return await question('')
        } finally {
          isHidden = false
          output.write('\n')
        }
      }, fault),
    close: () => terminal.close(),
  }
}
