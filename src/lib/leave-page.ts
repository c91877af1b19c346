// While the router's code is on its way: what a page shows of where it is going, and how it goes there without that code.
import { type Navigation, NavigationType, type Path, resolvePath, type To } from 'react-router'
import { postPlainly } from './action-code.ts'
import { type FormAnswer, noAnswer } from './form/answer.ts'

/** What the router is asked for: a link's destination, or what a form sends. */
export interface Departure {
  /** Without the prefix of the language; null stays at the page's own address. */
  to: To | null
  formMethod?: string
  formData?: FormData
}

type From = Path & { basename: string }

const addressOf = ({ to }: Departure, { basename, pathname, search }: From): URL => {
  const prefix = basename === '/' ? '' : basename
  const path = resolvePath(to ?? { search }, pathname.slice(prefix.length) || '/')
  return new URL(prefix + path.pathname + path.search + path.hash, location.origin)
}

const isPost = ({ formMethod = 'get' }: Departure) => formMethod.toLowerCase() === 'post'

/** As the router itself will say it: a bar moves and a button waits from the first moment on. */
export function navigationOf(departure: Departure, from: From): Navigation {
  const { formMethod, formData } = departure
  const { pathname, search, hash } = addressOf(departure, from)
  return {
    state: 'loading',
    location: { pathname, search, hash, state: null, key: '', mask: undefined },
    matches: [],
    historyAction: NavigationType.Push,
    formMethod: formMethod?.toUpperCase() as Navigation['formMethod'],
    formAction: formData && pathname + search,
    formEncType: undefined,
    formData,
    json: undefined,
    text: undefined,
  }
}

const asText = ([name, value]: [string, FormDataEntryValue]) =>
  typeof value === 'string' ? [[name, value]] : []

/** What a form is answered with where nobody can be asked: what was typed stays, to be sent again. */
export const unsentOf = (departure: Departure): FormAnswer | null =>
  departure.formData && isPost(departure) ? noAnswer(departure.formData) : null

/** The browser's own way; the server answers with a whole page. */
export async function leave(departure: Departure, from: From): Promise<void> {
  const address = addressOf(departure, from)
  const { formData } = departure
  if (formData && isPost(departure))
    return postPlainly(new Request(address, { method: 'post', body: formData }))
  if (formData) address.search = String(new URLSearchParams([...formData].flatMap(asText)))
  location.assign(address)
}
