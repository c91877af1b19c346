// How the fields of a form are drawn: `src/ui` on public pages, Mantine where one is signed in. One page, one set.
import type { ComponentType, ReactNode } from 'react'

export interface DrawnField {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Name, id and value as native inputs take them, and what else the kind asks for. */
  input: Record<string, unknown>
}

export interface DrawnChoice extends DrawnField {
  choices: readonly { value: string; label: string }[]
}

export interface FieldSet {
  Line: ComponentType<DrawnField>
  Area: ComponentType<DrawnField>
  Secret: ComponentType<DrawnField>
  Tick: ComponentType<DrawnField>
  Choice: ComponentType<DrawnChoice>
  Choices: ComponentType<DrawnChoice>
  /** Fields that belong together. */
  Group: ComponentType<{
    label: string
    hint?: string | undefined
    error?: string | undefined
    /** Where a fault of all of them leads. */
    id?: string
    children: ReactNode
  }>
  /** What most people need not see, folded; open where something is wrong in it. */
  More: ComponentType<{ label: string; open: boolean; children: ReactNode }>
  Button: ComponentType<{
    label: string
    busy?: boolean
    submit?: boolean
    quiet?: boolean
    onPress?: (() => void) | undefined
  }>
}
