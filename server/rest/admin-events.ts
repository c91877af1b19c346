// `GET /api/admin/events`: tells admins in which domain something was changed, by whomever, so that desks fetch again.
import type { FastifyInstance } from 'fastify'
import { ADMIN_EVENTS } from '#contract/admin-events.ts'
import { createEventHub } from '#server/http/event-hub.ts'
import type { MakeCtx } from '#server/request-ctx.ts'
import { adminOf } from '#server/trpc/init.ts'
import { addEventStream } from './event-stream.ts'

/** Per process. A tab that nobody looks at does not listen. */
const MOST_LISTENERS = 200
const MOST_PER_ADMIN = 10

/** Returns how to tell all of this process; null: anything may have changed. */
export function addAdminEvents(
  app: FastifyInstance,
  makeCtx: MakeCtx,
): (domain: string | null) => void {
  const { path, event } = ADMIN_EVENTS
  const hub = createEventHub({ event, most: MOST_LISTENERS, mostEach: MOST_PER_ADMIN })
  addEventStream(app, path, hub, async (request, reply) =>
    String(adminOf(await makeCtx(request, reply)).id),
  )
  return (domain) => hub.tell(JSON.stringify({ domain }))
}
