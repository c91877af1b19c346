// Ends child processes: one that is waited for, or whatever this process leaves behind.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export const stopProcess = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}

/** A child that must not outlive this process, however that ends. */
export const endWithUs = (child: ChildProcess): void => {
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
}
