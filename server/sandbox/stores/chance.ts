// Numbers that look drawn and are always the same for the same seed, so that a sandbox can be asked twice.

/** A 32-bit number of several ones (the finishing steps of MurmurHash3, A. Appleby). */
export const drawn = (...numbers: readonly number[]): number => {
  let hash = 0x9e3779b9
  for (const number of numbers) {
    hash = Math.imul(hash ^ number, 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
    hash ^= hash >>> 16
  }
  return hash >>> 0
}

/** From 0 (included) to 1 (excluded). */
export const share = (...numbers: readonly number[]): number => drawn(...numbers) / 2 ** 32
