// A key that tells one checkout form from every other, so that sending it twice places one order.

/** A version 4 UUID; `crypto.randomUUID` is missing on pages without TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const set = (index: number, mask: number, bits: number) =>
    (bytes[index] = ((bytes[index] ?? 0) & mask) | bits)
  set(6, 0x0f, 0x40)
  set(8, 0x3f, 0x80)
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
