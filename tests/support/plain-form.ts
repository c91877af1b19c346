// Fills in a form as a browser without scripts sends it: what the page wrote into it, and what is typed on top.
import type { HttpVisitor } from './http-visitor.ts'

const valueOf = (tag: string, name: string): string =>
  (new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(tag)?.[1] ?? '').replaceAll('&amp;', '&')

/** Values that nobody types: hidden fields, and the choice of each list. */
function writtenIn(form: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [tag] of form.matchAll(/<input [^>]*type="hidden"[^>]*>/gu))
    fields[valueOf(tag, 'name')] = valueOf(tag, 'value')
  for (const [list, tag = ''] of form.matchAll(/(<select [^>]*>)[^]*?<\/select>/gu)) {
    const option = /<option [^>]*selected[^>]*>/u.exec(list) ?? /<option [^>]*>/u.exec(list)
    fields[valueOf(tag, 'name')] = valueOf(option?.[0] ?? '', 'value')
  }
  return fields
}

/** Sends the first form of the page at `path` that asks for all that is typed; answers with what the shop says to it. */
export async function sendPlainly(
  visitor: HttpVisitor,
  path: string,
  typed: Record<string, string>,
): Promise<Response> {
  const html = await visitor.html(path)
  const form = [...html.matchAll(/<form[ >][^]*?<\/form>/gu)]
    .map(([text]) => text)
    .find((text) => Object.keys(typed).every((name) => text.includes(` name="${name}"`)))
  if (form === undefined) throw new Error(`${path} asks for no ${Object.keys(typed).join()}`)
  const [tag = ''] = /<form[^>]*>/u.exec(form) ?? []
  const action = valueOf(tag, 'action') || path
  const fields = { ...writtenIn(form), ...typed }
  return valueOf(tag, 'method') === 'post'
    ? visitor.postForm(action, fields)
    : visitor.send(`${action.split(/[?#]/u)[0]}?${new URLSearchParams(fields)}`)
}
