// The list of servers whose pictures are shown beside those of the stores: read and replaced as a whole by an admin.
import type { z } from 'zod'
import { refuse } from '#contract/outcome.ts'
import type {
  AdminPictureHosts,
  AdminSetPictureHostsInput,
  adminSetPictureHostsOutput,
} from '#contract/picture-hosts.ts'
import type { Ctx } from '#server/ctx.ts'
import { audit } from '#server/platform/audit.ts'
import { lockTable } from '#server/platform/locks.ts'
import { allowedHosts } from '../product/allowed-hosts.ts'
import { PictureHost } from '../product/picture-host.entity.ts'
import { markOf } from './draft.ts'
import type { DeskCtx } from './save.ts'

export async function readPictureHosts({ em }: Pick<Ctx, 'em'>): Promise<AdminPictureHosts> {
  const hosts = await allowedHosts(em)
  return { hosts, seen: markOf(hosts) }
}

export async function setPictureHosts(
  ctx: DeskCtx,
  { hosts, seen }: AdminSetPictureHostsInput,
): Promise<z.infer<typeof adminSetPictureHostsOutput>> {
  const { em, now, user } = ctx
  await lockTable(em, 'picture_host')
  const stored = await allowedHosts(em)
  const added = [...new Set(hosts)].filter((host) => !stored.includes(host))
  const removed = stored.filter((host) => !hosts.includes(host))
  // The same form once more: it is saved already.
  if (added.length === 0 && removed.length === 0) return { ok: true }
  if (markOf(stored) !== seen) return refuse('changed_meanwhile')
  await em.nativeDelete(PictureHost, { host: { $in: removed } })
  await em.insertMany(
    PictureHost,
    added.map((host) => ({ host, allowedAt: now })),
  )
  await audit(ctx, {
    actorId: user.id,
    action: 'products.setPictureHosts',
    object: 'picture_hosts:all',
    details: { added: added.join(' '), removed: removed.join(' ') },
  })
  return { ok: true }
}
