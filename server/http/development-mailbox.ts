// Shows the mails of a program that sends none: a list and each mail as its reader sees it.
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction,
} from 'fastify'
import { paths } from '#contract/paths.ts'
import { namesThisMachine } from '#server/config-exposed.ts'
import type { Deps } from '#server/ctx.ts'
import { markupText } from '#server/platform/markup-text.ts'
import { OutboxMail } from '#server/platform/outbox-mail.entity.ts'

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.svg"><title>${markupText(title)}</title>` +
  `<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#fbf6ee;color:#12343b}` +
  `table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:.5rem;border-bottom:1px solid #e4d8c5}a{color:#9c3d2a}` +
  `iframe{width:100%;height:75vh;border:1px solid #e4d8c5;border-radius:12px;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere}td{overflow-wrap:anywhere}td:last-child{white-space:nowrap;color:#5b6f72;font-size:14px}@media(width<40rem){tr{display:grid;padding:.5rem 0;border-bottom:1px solid #e4d8c5}td{border:0;padding:.1rem 0}}</style>${body}`

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; img-src 'self' data:; frame-ancestors 'self'"

/** A foreign page whose name was made to lead to this machine asks by that name, and must not read along. */
const onRequest = (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction) =>
  namesThisMachine(`http://${request.headers.host}`)
    ? done()
    : done(Object.assign(new Error('foreign host'), { statusCode: 404, code: 'not_found' }))

export function addDevelopmentMailbox(app: FastifyInstance, { orm }: Deps): void {
  const send = (reply: Pick<FastifyReply, 'type'>, html: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .send(html)

  app.get(paths.mailbox, { onRequest }, async (_request, reply) => {
    const mails = await orm.em.fork().find(OutboxMail, {}, { orderBy: { id: 'desc' }, limit: 100 })
    const rows = mails.map(
      ({ id, recipient, subject, createdAt }) =>
        `<tr><td><a href="${paths.mailbox}/${id}">${markupText(subject)}</a></td><td>${markupText(recipient)}</td>` +
        `<td>${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</td></tr>`,
    )
    return send(
      reply,
      page('Buzón de desarrollo', `<h1>Buzón de desarrollo</h1><table>${rows.join('')}</table>`),
    )
  })

  app.get<{ Params: { id: string } }>(
    `${paths.mailbox}/:id`,
    { onRequest },
    async (request, reply) => {
      const id = Number(request.params.id)
      const mail = Number.isInteger(id) ? await orm.em.fork().findOne(OutboxMail, { id }) : null
      if (!mail) return send(reply.code(404), page('404', '<h1>404</h1>'))
      const body =
        `<p><a href="${paths.mailbox}">← Buzón de desarrollo</a></p><h1>${markupText(mail.subject)}</h1><p>${markupText(mail.recipient)}</p>` +
        `<iframe title="HTML" sandbox="allow-popups allow-top-navigation-by-user-activation" src="${paths.mailbox}/${id}/html"></iframe><pre>${markupText(mail.plain)}</pre>`
      return send(reply, page(mail.subject, body))
    },
  )

  app.get<{ Params: { id: string } }>(
    `${paths.mailbox}/:id/html`,
    { onRequest },
    async (request, reply) => {
      const id = Number(request.params.id)
      const mail = Number.isInteger(id) ? await orm.em.fork().findOne(OutboxMail, { id }) : null
      return send(mail ? reply : reply.code(404), mail?.html ?? '')
    },
  )
}
