// The least a server can do for a page: bare node:http with its bytes in hand. A child of the bench.
import fs from 'node:fs'
import http from 'node:http'

const [file = '', headers = '{}'] = process.argv.slice(2)
const bytes = fs.readFileSync(file)
const sent = { ...(JSON.parse(headers) as Record<string, string>), 'content-length': bytes.length }
const server = http.createServer((_request, response) => {
  response.writeHead(200, sent)
  response.end(bytes)
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address !== null)
    process.stdout.write(`listening ${address.port}\n`)
})
