// From which id on an address asks for older things.

/** A broken address shows the newest ones. */
export const beforeOf = (request: Request): number | null => {
  const before = new URL(request.url).searchParams.get('before') ?? ''
  return /^[1-9]\d{0,8}$/.test(before) ? Number(before) : null
}
