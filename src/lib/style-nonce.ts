// The nonce of the page's styles, for libraries that write styles of their own.
import { createContext, useContext } from 'react'

const StyleNonce = createContext<string | null>(null)
/** Around the server's render; the browser finds the nonce on the styles it was given. */
export const StyleNonceProvider = StyleNonce.Provider

const pageStyles = () => document.querySelector<HTMLStyleElement>('style[data-page-styles]')
const nonceOfPage = (): string => pageStyles()?.nonce ?? ''

/** A page that many got names its styles by hashes and has no nonce: whatever else is written there, the browser refuses. */
export const takesStyles = (): boolean => pageStyles()?.nonce !== ''

export function useStyleNonce(): () => string {
  const given = useContext(StyleNonce)
  return () => given ?? nonceOfPage()
}
