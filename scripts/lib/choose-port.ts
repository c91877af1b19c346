// Settles the port before the slow steps: nobody waits for a build to learn that the port is taken.
import type { Config } from '#server/config.ts'
import { anyFreePort, isPortFree, nextFreePort } from '#server/platform/free-port.ts'

export interface ChosenPort {
  port: number
  /** For the person at the terminal, when it is not the port they expect. */
  remark: string | null
}

const CAUSES: Record<string, string> = {
  EADDRNOTAVAIL: 'HOST is no address of this machine',
  ENOTFOUND: 'nobody knows HOST by that name',
  EAI_AGAIN: 'nobody knows HOST by that name',
  EACCES: 'PORT may not be opened by this user',
}

/** @throws with one sentence when the port was asked for and is taken, or nobody can listen there */
export const choosePort = async (wanted: WantedPort): Promise<ChosenPort> => {
  try {
    return await findPort(wanted)
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException
    if (!code) throw cause
    const { host, port } = wanted
    const why = CAUSES[code] ?? 'HOST and PORT must name a place to listen at'
    throw new Error(`nothing can listen at ${host}, port ${port}: ${why} (${code})`, { cause })
  }
}

type WantedPort = Pick<Config, 'port' | 'host' | 'portIsDefault'>

const findPort = async ({ port, host, portIsDefault }: WantedPort): Promise<ChosenPort> => {
  if (port === 0) return { port: await anyFreePort(host), remark: null }
  if (await isPortFree(port, host)) return { port, remark: null }
  if (!portIsDefault)
    throw new Error(`port ${port} on ${host} is taken; choose another PORT or leave it unset`)
  const free = await nextFreePort(port + 1, host)
  return { port: free, remark: `Port ${port} is taken, using ${free}.` }
}
