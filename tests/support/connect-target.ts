// Reads from the many ways to call Socket.connect where the connection is meant to go.

interface Options {
  host?: string
  path?: string
}

function optionsOf(args: unknown[]): Options {
  const [first, second] = args
  // net.connect hands its own normalised arguments on as one array.
  if (Array.isArray(first)) return optionsOf(first)
  if (typeof first === 'object' && first !== null) return first
  if (typeof first === 'string' && Number.isNaN(Number(first))) return { path: first }
  return typeof second === 'string' ? { host: second } : {}
}

/** The host, or the empty string for a socket of this machine's file system. */
export function hostOf(args: unknown[]): string {
  const { host, path } = optionsOf(args)
  return path ? '' : (host ?? 'localhost')
}

export function isLoopback(host: string): boolean {
  return (
    host === '' || host === 'localhost' || host === '::1' || /^127(?:[.]\d{1,3}){3}$/.test(host)
  )
}
