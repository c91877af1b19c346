// The language in which the parts write numbers; the shell sets it once, `<UiLocale value={locale}>`.
import { createContext, use } from 'react'
import type { Locale } from '#domain/vocabulary.ts'

export const UiLocale = createContext<Locale>('es')

export const useUiLocale = (): Locale => use(UiLocale)
