// Says what is wrong with a packing, sharing no code with what made it.
import type { Cargo, Container, Placed } from './cargo.ts'

export type PackingFault = 'overlap' | 'outside' | 'orientation' | 'count' | 'weight' | 'support'

const shareRoom = (a: Placed, b: Placed): boolean =>
  Math.max(a.x0, b.x0) < Math.min(a.x1, b.x1) &&
  Math.max(a.y0, b.y0) < Math.min(a.y1, b.y1) &&
  Math.max(a.z0, b.z0) < Math.min(a.z1, b.z1)

const overlaps = (placed: readonly Placed[]): boolean =>
  placed.some((one, index) => placed.slice(index + 1).some((other) => shareRoom(one, other)))

const isInside = ({ size }: Container, { x0, y0, z0, x1, y1, z1 }: Placed): boolean =>
  [x0, y0, z0, x1, y1, z1].every(Number.isInteger) &&
  x0 >= 0 &&
  y0 >= 0 &&
  z0 >= 0 &&
  x1 <= size.dx &&
  y1 <= size.dy &&
  z1 <= size.dz

const standsWell = (cargo: Cargo | undefined, { x0, y0, z0, x1, y1, z1 }: Placed): boolean =>
  cargo?.orientations.some(
    ({ dx, dy, dz }) => dx === x1 - x0 && dy === y1 - y0 && dz === z1 - z0,
  ) ?? false

/** Whether the whole underside lies on the floor or on the tops of others. */
const rests = (one: Placed, placed: readonly Placed[]): boolean => {
  if (one.z0 === 0) return true
  const carried = placed
    .filter((below) => below.z1 === one.z0)
    .reduce((area, below) => {
      const x = Math.min(one.x1, below.x1) - Math.max(one.x0, below.x0)
      const y = Math.min(one.y1, below.y1) - Math.max(one.y0, below.y0)
      return x > 0 && y > 0 ? area + x * y : area
    }, 0)
  return carried === (one.x1 - one.x0) * (one.y1 - one.y0)
}

/** The first fault of a packing, or null when it is sound. Whether every piece rests is looked at when asked for. */
export const findPackingFault = (
  container: Container,
  cargo: readonly Cargo[],
  placed: readonly Placed[],
  { supported = false }: { supported?: boolean } = {},
): PackingFault | null => {
  const counts = new Map<number, number>()
  for (const one of placed) counts.set(one.cargo, (counts.get(one.cargo) ?? 0) + 1)
  const grams = placed.reduce((sum, one) => sum + (cargo[one.cargo]?.grams ?? 0), 0)
  if (!placed.every((one) => isInside(container, one))) return 'outside'
  if (!placed.every((one) => standsWell(cargo[one.cargo], one))) return 'orientation'
  if ([...counts].some(([index, count]) => count > (cargo[index]?.quantity ?? 0))) return 'count'
  if (grams > container.maxGrams) return 'weight'
  if (overlaps(placed)) return 'overlap'
  return supported && !placed.every((one) => rests(one, placed)) ? 'support' : null
}
