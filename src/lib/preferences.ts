// Language and colours as the browser remembers them; the server reads the same cookies (and writes them without scripts).
import type { Locale } from '#domain/vocabulary.ts'
import type { ColorScheme } from './boot.ts'

const YEAR_SECONDS = 31_536_000

function remember(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`
}

export const rememberLanguage = (locale: Locale): void => remember('puente_lang', locale)

/** Changes the colours in place: only the tokens know the scheme, so nothing needs to be rendered again. */
export function toggleScheme(): ColorScheme {
  const root = document.documentElement
  const scheme: ColorScheme = root.dataset['mantineColorScheme'] === 'dark' ? 'light' : 'dark'
  root.dataset['mantineColorScheme'] = scheme
  const tell = (name: string, content: string) =>
    document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)
  tell('color-scheme', scheme)
  tell('theme-color', getComputedStyle(root).getPropertyValue('--pu-paper').trim())
  remember('puente_scheme', scheme)
  return scheme
}
