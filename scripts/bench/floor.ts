// Starts the floor as a process of its own, so that it has a thread as the shop has one.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { endWithUs, stopProcess } from '../lib/stop-process.ts'

async function startFloor(program: string, ...words: string[]) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, program), ...words], {
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

/** `file` holds the captured statements, `answerFile` what is answered to a posted question. */
export const openFloor = (databaseUrl: string, file: string, answerFile = '') =>
  startFloor('floor-server.ts', databaseUrl, file, answerFile)

/** Every request is answered with the bytes of a file and these headers. */
export const openBytesFloor = (file: string, headers: Record<string, string>) =>
  startFloor('bytes-server.ts', file, JSON.stringify(headers))
