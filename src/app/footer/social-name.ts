// What a place outside of the shop is called, from its address.

const NAMES: Readonly<Record<string, string>> = {
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'tiktok.com': 'TikTok',
  'youtube.com': 'YouTube',
  'x.com': 'X',
  't.me': 'Telegram',
  'threads.net': 'Threads',
  'linkedin.com': 'LinkedIn',
}

/** The known name, else the host itself. `address` is a whole https address. */
export function socialName(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./u, '')
  return NAMES[host] ?? host
}
