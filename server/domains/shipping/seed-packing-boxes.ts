// Gives a database its first cartons; where an admin keeps any, none is added.
import type { Em } from '#server/platform/orm.ts'
import { DEFAULT_BOXES } from './default-boxes.ts'
import { PackingBox } from './packing-box.entity.ts'

const BEGINNING = new Date('2020-01-01T00:00:00Z')

export async function seedPackingBoxes(em: Em): Promise<void> {
  if ((await em.count(PackingBox, {})) > 0) return
  await em.insertMany(
    PackingBox,
    DEFAULT_BOXES.map((box) => ({ ...box, updatedAt: BEGINNING })),
  )
}
