// What happens when a person is about to follow a link of ours; the app says what, links only say when.
import { createContext, use } from 'react'

/** Gets a path of the shop without language prefix. */
export type LinkIntent = (to: string) => void

export const LinkIntentContext = createContext<LinkIntent | null>(null)

export const useLinkIntent = (): LinkIntent | null => use(LinkIntentContext)
