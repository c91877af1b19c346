// Serves the OpenAPI document and a page to read it, drawn without any script.
import type { FastifyInstance } from 'fastify'
import { paths } from '#contract/paths.ts'
import type { Config } from '#server/config.ts'
import { markupText } from '#server/platform/markup-text.ts'
import { openapi } from './openapi.ts'

interface Operation {
  summary: string
  parameters: { name: string; in: string; required: boolean; schema?: unknown }[]
  requestBody?: unknown
  responses: unknown
}

const code = (value: unknown): string => `<pre>${markupText(JSON.stringify(value, null, 2))}</pre>`

const section = (
  address: string,
  method: string,
  { summary, parameters, requestBody, responses }: Operation,
): string =>
  `<section><h2><b>${method.toUpperCase()}</b> ${markupText(address)}</h2><p>${markupText(summary)}</p>` +
  (parameters.length
    ? `<ul>${parameters.map((p) => `<li><code>${markupText(p.name)}</code> (${p.in}${p.required ? ', required' : ''})</li>`).join('')}</ul>`
    : '') +
  (requestBody ? `<details><summary>Body</summary>${code(requestBody)}</details>` : '') +
  `<details><summary>Answers</summary>${code(responses)}</details></section>`

export function addApiDocs(app: FastifyInstance, config: Config): void {
  const document = openapi(config.brandName)
  const operations = document['paths'] as Record<string, Record<string, Operation>>
  const body = Object.entries(operations)
    .flatMap(([address, methods]) =>
      Object.entries(methods).map(([method, operation]) => section(address, method, operation)),
    )
    .join('')
  const html =
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${markupText(config.brandName)} API</title>` +
    `<style>body{font:16px/1.5 system-ui;max-width:56rem;margin:2rem auto;padding:0 1rem;background:#fbf6ee;color:#12343b}` +
    `section{border-top:1px solid #e4d8c5;padding:1rem 0}h2{font:600 1rem/1.4 ui-monospace,monospace}b{color:#9c3d2a}pre{overflow:auto;background:#fff;padding:1rem;border-radius:8px}</style>` +
    `<h1>${markupText(config.brandName)} API</h1><p><a href="${paths.openapi}">OpenAPI 3.1</a></p>${body}`
  app.get(paths.openapi, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(document),
  )
  app.get(paths.apiDocs, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .send(html),
  )
}
