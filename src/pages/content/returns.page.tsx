// What can be given back, until when, and how money returns.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { TextDocument } from '#src/features/content/text-document.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { useTexts } from '#src/lib/texts.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(pageContext).read.content.document({ name: 'returns' })

export function Component() {
  const { contentPages: t } = useTexts()
  const { html } = useLoaderData<typeof loader>()
  const { title, lead } = t.returns
  return <TextDocument title={title()} lead={lead()} path={paths.returns} html={html} />
}
