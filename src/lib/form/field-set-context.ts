// Which set draws the fields of a form here: the public pages' unless a page says otherwise.
import { createContext } from 'react'
import type { FieldSet } from './field-set.ts'
import { uiSet } from './ui-set.tsx'

export const FieldSetContext = createContext<FieldSet>(uiSet)
