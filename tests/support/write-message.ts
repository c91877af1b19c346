// A message to the shop, written over its documented call.
import type { HttpVisitor } from './http-visitor.ts'

const MESSAGE = {
  fullName: 'Ana Pérez',
  email: 'ana@example.com',
  subject: 'general',
  message: 'Quiero saber cuánto tarda un envío.',
}

export const writeOverHttp = async (visitor: HttpVisitor): Promise<void> => {
  const answer = await visitor.postJson('/api/contact', MESSAGE)
  if (answer.status !== 200) throw new Error(`the message was answered ${answer.status}`)
}
