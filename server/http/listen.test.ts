// Proves that the shop listens on one socket, whatever the machine is called, and that it is closed when the close has ended.
import dns from 'node:dns'
import net from 'node:net'
import { once } from 'node:events'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { addCleanStop } from './clean-stop.ts'
import { listen } from './listen.ts'

const mayEnter = async (host: string, port: number): Promise<boolean> => {
  const socket = net.connect({ host, port })
  const entered = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return entered
}

/** As most machines read their own name, there with `::1`, which not every machine has. */
const twoAddresses = (
  host: string,
  options: dns.LookupOptions,
  done: (...told: unknown[]) => void,
) => {
  const known = host === 'localhost' ? ['127.0.0.1', '127.0.0.2'] : [host]
  if (options.all)
    done(
      null,
      known.map((address) => ({ address, family: 4 })),
    )
  else done(null, known[0], 4)
}

test.each(['localhost', '127.0.0.1'])('%s is one address', async (host) => {
  vi.spyOn(dns, 'lookup').mockImplementation(twoAddresses as never)
  const app = Fastify()
  const stop = addCleanStop(app, 1000)
  const { address, port } = await listen(app, { host, port: 0 })
  expect(app.addresses()).toHaveLength(1)
  expect(await mayEnter(address, port)).toBe(true)
  await stop()
  for (const loopback of ['127.0.0.1', '127.0.0.2'])
    expect(await mayEnter(loopback, port)).toBe(false)
})
