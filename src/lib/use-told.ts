// Says what a page has come to show after a question that left one on it: the answer to a filter, a search, a number.
import { useEffect, useRef } from 'react'
import { announce } from './announce.ts'

/** What a page comes with is read with it; only a change of the text is said. */
export function useTold(text: string): void {
  const before = useRef(text)
  useEffect(() => {
    if (before.current === text) return
    before.current = text
    if (text) announce(text)
  }, [text])
}
