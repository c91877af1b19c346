// Answers whoever asks a command what it can do; asking is no mistake.

/** Prints the usage and ends the process when the words after the command ask for it. */
export function answerHelp(usage: string): void {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return
  process.stdout.write(`${usage}\n`)
  process.exit(0)
}
