// A small shop whose router comes late, for its tests: what it draws, fetches and is sent.
import { render } from '@testing-library/react'
import {
  Form,
  Outlet,
  type RouteObject,
  useActionData,
  useFetcher,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { vi } from 'vitest'
import type { FormAnswer } from '#src/lib/form/answer.ts'
import { lateRouter } from '#src/lib/late-router.ts'
import { movingRouter } from '#src/lib/moving-router.ts'
import { Anchor } from '#src/ui/anchor.tsx'

export const sent = vi.fn<(form: FormData) => void>()

function Page() {
  const { state, formMethod, location } = useNavigation()
  return (
    <>
      <h1>{useLoaderData<string>()}</h1>
      <p>{[state, formMethod, location?.pathname].join(' ')}</p>
      <Anchor to="/two">Two</Anchor>
      <output>{useActionData<FormAnswer>()?.unsaved}</output>
      <Form method="post" action="/two">
        <input name="name" defaultValue="Ana" />
        <button>Send</button>
      </Form>
      <Outlet />
    </>
  )
}

function Acting() {
  return <b>{useFetcher().state}</b>
}

export const drawnAgain = vi.fn<() => void>()
function Still() {
  drawnAgain()
  return <Anchor to="/still#place">Place</Anchor>
}

const routes: RouteObject[] = [
  { id: 'still', path: '/still', Component: Still },
  { id: 'one', path: '/one', Component: Page, loader: () => 'Asked again' },
  { id: 'acting', path: '/acting', Component: Acting },
  {
    id: 'two',
    path: '/two',
    Component: Page,
    loader: () => 'Fetched',
    action: async ({ request }) => {
      sent(await request.formData())
      return null
    },
  },
]

const never = () => new Promise<never>(() => {})
export const broken = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const drawn = {
  routes,
  basename: '/en',
  hydrationData: { loaderData: { one: 'Drawn by the server' } },
}
export const arriving = (drawnRoutes: RouteObject[]) =>
  Promise.resolve(movingRouter({ ...drawn, routes: drawnRoutes }))

export function open({
  moment = never(),
  load = arriving,
  path = '/en/one',
}: Partial<{
  moment: Promise<void>
  load: typeof arriving
  path: string
}> = {}) {
  history.replaceState(null, '', path)
  const loading = vi.fn<typeof load>(load)
  const view = render(<RouterProvider router={lateRouter(drawn, moment, loading)} />)
  return { loading, view }
}
