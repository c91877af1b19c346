// What is typed into a form by now, for what a page shows of it: keys come first, what follows from them after.
import { useDeferredValue, useSyncExternalStore } from 'react'
import type { TypedGroup } from './kind.ts'
import type { SentForm } from './use-sent-form.ts'

type Watched = Pick<SentForm, 'typed' | 'onTyped'>

export const useTyped = ({ typed, onTyped }: Watched): TypedGroup =>
  useDeferredValue(useSyncExternalStore(onTyped, typed, typed))

/** Renders again only when what `select` finds changes; equal texts and numbers are the same. */
export function useTypedValue<Value extends string | number>(
  { typed, onTyped }: Watched,
  select: (typed: TypedGroup) => Value,
): Value {
  const now = () => select(typed())
  return useSyncExternalStore(onTyped, now, now)
}
