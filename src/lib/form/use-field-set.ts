// The set that renders fields here, apart from its context, so that the frame of a page loads no inputs.
import { use } from 'react'
import type { FieldSet } from './field-set.ts'
import { FieldSetContext } from './field-set-context.ts'
import { uiSet } from './ui-set.tsx'

export const useFieldSet = (): FieldSet => use(FieldSetContext) ?? uiSet
