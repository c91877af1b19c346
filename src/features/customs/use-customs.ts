// The state of a question being typed: the answer follows each key, the address follows when the hands rest.
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { customsQuery, type CustomsView } from '#contract/customs-view.ts'
import type { CustomsRules } from '#contract/customs.ts'
import { paths } from '#contract/paths.ts'
import type { CustomsAnswer } from './answer-customs.ts'

type Answer = (view: CustomsView, book: CustomsRules) => CustomsAnswer

/** Milliseconds without a key after which the address is brought up to date. */
const REST = 600

export interface LoadedCustoms {
  view: CustomsView
  /** Null: the rules could not be had. */
  book: CustomsRules | null
  answer: CustomsAnswer | null
}

export interface CustomsState {
  view: CustomsView
  answer: CustomsAnswer | null
  /** The rules or the code that computes did not come. */
  failed: boolean
  change: (next: CustomsView) => void
}

export function useCustoms(loaded: LoadedCustoms): CustomsState {
  const navigate = useNavigate()
  const [view, setView] = useState(loaded.view)
  const [answer, setAnswer] = useState(loaded.answer)
  const [broken, setBroken] = useState(false)
  const compute = useRef<Answer | null>(null)
  const latest = useRef(view)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { book } = loaded

  const answerTo = (next: CustomsView, from: CustomsRules | null) => {
    // The rules of another country may still be on their way.
    if (!from || !compute.current || from.rules[0]?.country !== next.country) return
    setAnswer(compute.current(next, from))
    setBroken(false)
  }

  const change = (next: CustomsView) => {
    const isElsewhere = next.country !== latest.current.country
    latest.current = next
    setView(next)
    if (compute.current) answerTo(next, book)
    else
      import('./answer-customs.ts').then(
        (module) => {
          compute.current = module.answerCustoms
          answerTo(latest.current, book)
        },
        () => setBroken(true),
      )
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () =>
        void navigate(paths.customsCalculator(customsQuery(latest.current)), {
          replace: true,
          preventScrollReset: true,
        }),
      isElsewhere ? 0 : REST,
    )
  }

  useEffect(() => {
    // The rules of another country have come: what was typed meanwhile counts.
    if (latest.current !== loaded.view) answerTo(latest.current, book)
    // oxlint-disable-next-line react/exhaustive-deps -- only new rules ask for this; every key has its own answer
  }, [book])
  useEffect(() => () => clearTimeout(timer.current), [])

  return { view, answer, failed: broken || book === null, change }
}
