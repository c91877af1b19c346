// Starts the floor as a process of its own, so that it has a thread as the shop has one.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { endWithUs, stopProcess } from '../lib/stop-process.ts'

/** `file` holds the captured statements, `answerFile` what is answered to a posted question. */
export async function openFloor(databaseUrl: string, file: string, answerFile = '') {
  const program = path.join(import.meta.dirname, 'floor-server.ts')
  const child = spawn(process.execPath, [program, databaseUrl, file, answerFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  endWithUs(child)
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the floor ended with ${code}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /listening (\d+)/.exec(chunk.toString())?.[1]
      if (found) resolve(found)
    })
  })
  return { url: `http://127.0.0.1:${port}`, stop: () => stopProcess(child, 'SIGKILL') }
}
