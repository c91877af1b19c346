// Ends a child process and waits for it.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export const stopProcess = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}
