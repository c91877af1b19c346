// A default port gives way, a port that was asked for does not.
import net from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { choosePort } from './choose-port.ts'

const host = '127.0.0.1'
const server = net.createServer()
let taken = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  taken = (server.address() as net.AddressInfo).port
})
afterAll(() => void server.close())

it('moves a default port to the next free one and says so', async () => {
  const { port, remark } = await choosePort({ port: taken, host, portIsDefault: true })
  expect(port).toBeGreaterThan(taken)
  expect(remark).toBe(`Port ${taken} is taken, using ${port}.`)
})

it('refuses a taken port that was asked for', async () => {
  await expect(choosePort({ port: taken, host, portIsDefault: false })).rejects.toThrow(
    `port ${taken} on ${host} is taken`,
  )
})

it('finds any port for 0', async () => {
  const { port, remark } = await choosePort({ port: 0, host, portIsDefault: false })
  expect(port).toBeGreaterThan(0)
  expect(remark).toBeNull()
})
