// What a form offers to the fields drawn in it, whether it is posted or sent by scripts.
import type { FieldWords } from './form-words.ts'
import { type Control, type Fields, joined, type Manners } from './kind.ts'

/** As native controls take it, and what else the form asks for. */
export interface DrawnInput extends Omit<Manners, 'optional' | 'inputMode'> {
  id: string
  name: string
  inputMode?: 'numeric' | 'decimal'
  defaultValue?: string | readonly string[]
  defaultChecked?: boolean
  autoFocus?: boolean
}

export interface FormHandle {
  fields: Fields
  words: FieldWords
  input: (path: string, control: Control) => DrawnInput
  faultOf: (path: string) => string | undefined
  idOf: (path: string) => string
  /** Renders the field again when its value was set. */
  keyOf: (path: string) => string
  /** Where scripts run: a list may grow. */
  rows?: (path: string) => {
    count: number
    add?: () => void
    remove?: (at: number) => void
    /** Puts a row into the place of another. */
    move?: (from: number, to: number) => void
  }
}

/** The control of a field by its path; rows are counted: `brackets.0.from`. */
export function controlAt(fields: Fields, path: string): Control {
  let current: Fields | undefined = fields
  let control: Control | undefined
  for (const name of path.split('.')) {
    if (control?.draw === 'rows' && /^\d+$/u.test(name)) continue
    control = current?.[name]?.control
    current = control && 'fields' in control ? control.fields : undefined
  }
  if (!control) throw new Error(`no field ${path}`)
  return control
}

/** Every path with a control that holds one value, for lists of faults in the order of the form. */
export const pathsOf = (fields: Fields, path = ''): string[] =>
  Object.entries(fields).flatMap(([name, { control }]) =>
    control.draw === 'group' ? pathsOf(control.fields, joined(path, name)) : [joined(path, name)],
  )
