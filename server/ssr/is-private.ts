// Tells pages of one person from pages of everybody, however their address is spelled.
import { splitLocale } from '#contract/paths.ts'
import type { PageRequest } from './page-request.ts'

const safeDecode = (path: string): string | null => {
  try {
    return decodeURI(path)
  } catch {
    return null
  }
}

/** Pages that show one person's things or change with every request. */
const PRIVATE =
  /^\/(?:quote\/.|(?:cart|checkout|order-confirmation|auth|account|admin|dev|reset|reset-password|password-reset|recover|password-recovery|reset-code|verify-email|newsletter)(?:\/|$))/i
export const isPrivate = ({ url }: PageRequest): boolean => {
  // As the router reads it: /c%61rt and /Cart are the cart.
  const path = safeDecode(url.pathname)
  return path === null || PRIVATE.test(splitLocale(path).path)
}
