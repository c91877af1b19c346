// Keeps a quote as a browser without scripts does: the form's address is posted, the answer leads to the quote.
import type { HttpVisitor } from './http-visitor.ts'

export const SHIPMENT = '/quote?length=40&width=30&height=25&weight=5&value=160&asked=1'

/** Its token. */
export async function keepOverHttp(visitor: HttpVisitor): Promise<string> {
  const answer = await visitor.postForm(SHIPMENT, {})
  const token = /\/quote\/([\w-]{43})$/.exec(answer.headers.get('location') ?? '')?.[1]
  if (!token) throw new Error(`not kept: ${answer.status}`)
  return token
}
