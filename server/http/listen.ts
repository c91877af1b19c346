// Opens the server at one address: for `localhost` the framework would open a second server, which its own close forgets.
import { lookup } from 'node:dns/promises'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Where the server listens now. */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<AddressInfo> {
  const { address } = await lookup(host)
  await app.listen({ host: address, port })
  return app.server.address() as AddressInfo
}
