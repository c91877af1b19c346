// What a person sees when a page does not exist or could not be made.
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useFacts } from '#src/lib/facts.ts'

export function ErrorPage() {
  const error = useRouteError()
  const { requestId } = useFacts()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <main id="content">
      <title>{String(status)}</title>
      <h1>{status}</h1>
      <p>{requestId}</p>
    </main>
  )
}
