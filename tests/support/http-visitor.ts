// A browser without a screen: speaks HTTP with one shop, keeps its cookies, follows no redirect by itself.
import { createTRPCClient, httpLink } from '@trpc/client'
import superjson from 'superjson'
import type { AppRouter } from '#server/trpc/router.ts'

const keepCookies = (cookies: Map<string, string>, response: Response): void => {
  for (const text of response.headers.getSetCookie()) {
    const [pair = ''] = text.split(';')
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    if (value === '' || /max-age=0/i.test(text)) cookies.delete(name)
    else cookies.set(name, value)
  }
}

/** `origin` may change between calls: the same person at another process of the shop. */
export function httpVisitor(origin: string, cookies = new Map<string, string>()) {
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (cookie !== '') headers.set('cookie', cookie)
    const response = await fetch(new URL(path, origin), { redirect: 'manual', ...init, headers })
    keepCookies(cookies, response)
    return response
  }
  return {
    cookies,
    send,
    html: async (path: string): Promise<string> => (await send(path)).text(),
    postJson: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    postForm: (path: string, fields: Record<string, string>) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields) }),
    trpc: createTRPCClient<AppRouter>({
      links: [
        httpLink({
          url: new URL('/trpc', origin),
          transformer: superjson,
          fetch: (address, init) => {
            const { pathname, search } = new URL(address instanceof Request ? address.url : address)
            return send(`${pathname}${search}`, init)
          },
        }),
      ],
    }),
  }
}
export type HttpVisitor = ReturnType<typeof httpVisitor>

/** The logins of the demo shop. */
export const LOGINS = {
  admin: { username: 'admin', password: 'puente-admin' },
  customer: { username: 'maria', password: 'puente-maria' },
} as const

export async function signedIn(origin: string, who: keyof typeof LOGINS): Promise<HttpVisitor> {
  const visitor = httpVisitor(origin)
  const answer = await visitor.postJson('/api/login', LOGINS[who])
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  return visitor
}
