// How the fields of a form are rendered: `src/ui` on public pages, Mantine where one is signed in. One page, one set.
import type { ComponentType, ReactNode } from 'react'
import type { ListedFault } from '#src/ui/fault-list.tsx'
import type { IconName } from '#src/ui/icon-paths.ts'

export interface DrawnField {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** A word beside the label of a field that may stay empty. */
  optional?: string | undefined
  /** Name, id and value as native inputs take them, and what else the kind asks for. */
  input: Record<string, unknown>
}

export interface DrawnChoice extends DrawnField {
  choices: readonly { value: string; label: string }[]
}

export interface DrawnButton {
  label: string
  busy?: boolean
  submit?: boolean
  quiet?: boolean
  onPress?: (() => void) | undefined
  danger?: boolean
  /** The one thing to do on a page. */
  big?: boolean
  icon?: IconName
  disabled?: boolean
  /** What it does, where a form has several buttons. */
  intent?: string
  /** Tells apart buttons that say the same. */
  name?: string | undefined
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
  Button: ComponentType<DrawnButton>
  /** Why nothing was saved, and what is wrong at which field. */
  Failed: ComponentType<{
    title: string
    text?: string | undefined
    faults: readonly ListedFault[]
  }>
}
