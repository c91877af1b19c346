// The set that draws fields here. Apart from its context, so that a page's frame brings no controls.
import { use } from 'react'
import type { FieldSet } from './field-set.ts'
import { FieldSetContext } from './field-set-context.ts'
import { uiSet } from './ui-set.tsx'

export const useFieldSet = (): FieldSet => use(FieldSetContext) ?? uiSet
