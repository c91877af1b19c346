// How the fields of a form are rendered: `src/ui` on public pages, Mantine where one is signed in. One page, one set.
import type { ComponentType } from 'react'
import type { ListedFault } from '#src/ui/fault-list.tsx'
import type { IconName } from '#src/ui/icon-paths.ts'
import type { DrawnInput, FormHandle } from './form-handle.ts'
import type { Control } from './kind.ts'

export interface DrawnField {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** A word beside the label of a field that may stay empty. */
  optional?: string | undefined
  input: DrawnInput
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

export interface FieldProps {
  form: FormHandle
  /** Its path: `city`, `captions.es`, `brackets`. */
  name: string
  /** Instead of the words of the dictionary's part. */
  label?: string
  hint?: string
  option?: (choice: string) => string
  /** Which of the choices can be made now; a list has them in its own order. */
  only?: ((choice: string) => boolean) | readonly string[]
  /** The one thing that is asked for now. */
  focus?: boolean
}

/** What is made of other fields. */
export type Whole = Extract<Control, { draw: 'group' | 'rows' }>

export interface FieldSet {
  Line: ComponentType<DrawnField>
  Area: ComponentType<DrawnField>
  Secret: ComponentType<DrawnField>
  Tick: ComponentType<DrawnField>
  Choice: ComponentType<DrawnChoice>
  /** Only desks have them. */
  Choices?: ComponentType<DrawnChoice>
  Whole?: ComponentType<FieldProps & { control: Whole }>
  Button: ComponentType<DrawnButton>
  /** Why nothing was saved, and what is wrong at which field. */
  Failed: ComponentType<{
    title?: string | undefined
    text?: string | undefined
    faults: readonly ListedFault[]
  }>
}
