// Tells the person at the terminal what the program is doing: one line per step, with its time.
export interface Progress {
  /** Runs a step; `work` may return words that end its line. */
  step: <T>(name: string, work: () => Promise<T>, ending?: (result: T) => string) => Promise<T>
  line: (text: string) => void
}

export interface Terminal {
  isTTY?: boolean
  write: (text: string) => unknown
}

const NAME_WIDTH = 12

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`

/** On a terminal a line shows its name at once and is completed later; elsewhere it is written whole. */
export const createProgress = (out: Terminal): Progress => {
  const announce = (head: string) => (out.isTTY ? out.write(`${head}…`) : undefined)
  // Back to the first column and over the dots.
  const finish = (head: string, text: string) =>
    out.write(`${out.isTTY ? '\r\u001B[K' : ''}${head}${text}\n`)
  return {
    line: (text) => void out.write(`${text}\n`),
    step: async (name, work, ending = () => 'ready') => {
      const start = performance.now()
      const head = `  ${name.padEnd(NAME_WIDTH)} `
      announce(head)
      try {
        const result = await work()
        finish(head, `${ending(result)} (${seconds(start)})`)
        return result
      } catch (error) {
        finish(head, 'failed')
        throw error
      }
    },
  }
}
