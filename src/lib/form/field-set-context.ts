// Which set renders the fields of a form here; null: the public pages' own.
import { createContext } from 'react'
import type { FieldSet } from './field-set.ts'

export const FieldSetContext = createContext<FieldSet | null>(null)
