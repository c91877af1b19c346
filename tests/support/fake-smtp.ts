// A mail server that speaks just enough SMTP to take mails, count them and refuse when told to.
import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

export interface FakeSmtp {
  url: string
  /** Every mail taken, as it came over the wire. */
  mails: string[]
  /** Every line it was told, before and between the mails. */
  heard: string[]
  /** Answers the next mails with a temporary no. */
  refuse: (count: number) => void
  close: () => Promise<void>
}

export async function startFakeSmtp(): Promise<FakeSmtp> {
  const mails: string[] = []
  const heard: string[] = []
  const sockets = new Set<Socket>()
  let refusals = 0

  const serve = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    let buffer = ''
    let isData = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    const takeMail = (text: string) => {
      if (refusals > 0) {
        refusals -= 1
        return say('451 try again later')
      }
      mails.push(text)
      return say('250 taken')
    }
    const hear = (line: string) => {
      heard.push(line)
      const word = line.slice(0, 4).toUpperCase()
      // It never learnt to encrypt, as a server does from which somebody on the way took the offer.
      if (word === 'STAR') return say('502 not here')
      if (word === 'AUTH') return say('235 welcome')
      if (word === 'EHLO') return say('250-fake\r\n250 AUTH PLAIN')
      if (word === 'DATA') {
        isData = true
        return say('354 go on')
      }
      if (word === 'QUIT') return socket.end('221 bye\r\n')
      return say('250 ok')
    }
    socket.on('data', (chunk) => {
      buffer += chunk.toString()
      for (;;) {
        const mark = isData ? '\r\n.\r\n' : '\r\n'
        const end = buffer.indexOf(mark)
        if (end < 0) return
        const text = buffer.slice(0, end)
        buffer = buffer.slice(end + mark.length)
        if (isData) {
          isData = false
          takeMail(text)
        } else hear(text)
      }
    })
    say('220 fake')
  }

  const server = createServer(serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    heard,
    refuse: (count) => void (refusals = count),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
