// Settles the port before the slow steps: nobody waits for a build to learn that the port is taken.
import type { Config } from '#server/config.ts'
import { anyFreePort, isPortFree, nextFreePort } from '#server/platform/free-port.ts'

export interface ChosenPort {
  port: number
  /** For the person at the terminal, when it is not the port they expect. */
  remark: string | null
}

/** @throws when the port was asked for and is taken */
export const choosePort = async ({
  port,
  host,
  portIsDefault,
}: Pick<Config, 'port' | 'host' | 'portIsDefault'>): Promise<ChosenPort> => {
  if (port === 0) return { port: await anyFreePort(host), remark: null }
  if (await isPortFree(port, host)) return { port, remark: null }
  if (!portIsDefault)
    throw new Error(`port ${port} on ${host} is taken; choose another PORT or leave it unset`)
  const free = await nextFreePort(port + 1, host)
  return { port: free, remark: `Port ${port} is taken, using ${free}.` }
}
