// What can be given back, until when, and how money returns.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { HouseDocument } from '#src/features/house/house-document.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { useTexts } from '#src/lib/texts.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(pageContext).read.house.document({ name: 'returns' })

export function Component() {
  const { housePages: t } = useTexts()
  const { html } = useLoaderData<typeof loader>()
  const { title, lead } = t.returns
  return <HouseDocument title={title()} lead={lead()} path={paths.returns} html={html} />
}
