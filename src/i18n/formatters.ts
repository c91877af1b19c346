// The generated loaders ask for formatters here; there are none, because numbers and dates have one home in src/ui.
import type { FormattersInitializer } from 'typesafe-i18n'
import type { Formatters, Locales } from './i18n-types.ts'

export const initFormatters: FormattersInitializer<Locales, Formatters> = () => ({})
