// Says on the console which picture failed, once however often and wherever it is shown.

const reported = new Set<string>()

export function reportPicture(address: string): void {
  if (reported.has(address)) return
  reported.add(address)
  // oxlint-disable-next-line no-console -- whoever looks after the catalogue finds the address here
  console.warn(`picture failed: ${address}`)
}
