// The history of one figure of the network for the desk: every version, who added it and why, and whether it holds.
import type { NetworkVersions, NetworkVersionsInput } from '#contract/network-desk.ts'
import { versionStates } from '#domain/dated-versions.ts'
import type { Ctx } from '#server/ctx.ts'
import { findAuthors } from '#server/domains/auth/find-authors.ts'
import { NetworkVersion } from './network-version.entity.ts'

export async function listNetworkVersions(
  { em, now }: Pick<Ctx, 'em' | 'now'>,
  { place, figure }: NetworkVersionsInput,
): Promise<NetworkVersions> {
  const rows = await em.find(
    NetworkVersion,
    { place, figure },
    // Rows that are only ever added must not wait for a flush.
    { orderBy: { validFrom: 'desc', id: 'desc' }, disableIdentityMap: true },
  )
  const states = versionStates(rows, now)
  const authorOf = await findAuthors(em, rows)
  const newest = rows.toSorted((a, b) => b.id - a.id)[0]
  return {
    newest: newest?.version ?? null,
    versions: rows.map((row, at) => ({
      version: row.version,
      state: states[at] ?? 'past',
      validFrom: row.validFrom.toISOString(),
      createdAt: row.createdAt.toISOString(),
      createdBy: authorOf(row),
      note: row.note,
      data: row.data,
    })),
  }
}
