// Which page of a list an address asks for; whatever is no number below a thousand is the first.

export function pageNumberOf(request: Request): number {
  const asked = new URL(request.url).searchParams.get('page') ?? ''
  return /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1
}
