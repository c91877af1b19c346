// What a form offers to the fields drawn in it, whether it is posted or sent by scripts.
import { type Control, type Fields, joined } from './kind.ts'
import type { FieldWords } from './form-words.ts'

export interface FormHandle {
  fields: Fields
  words: FieldWords
  /** Name, id, value and fault, as a native input takes them. */
  input: (path: string, control: Control) => Record<string, unknown>
  faultOf: (path: string) => string | undefined
  idOf: (path: string) => string
  /** Renders the field again when its value was set. */
  keyOf: (path: string) => string
  rows: (path: string) => {
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

/**
 * The field that shows what is wrong at a path: the first of a group, and the one that a whole list is typed into.
 */
export function fieldAt(fields: Fields, path: string, above = ''): string {
  const [name = Object.keys(fields)[0] ?? '', ...rest] = path.split('.').filter(Boolean)
  const control = fields[name]?.control
  const here = joined(above, name)
  if (control?.draw === 'group') return fieldAt(control.fields, rest.join('.'), here)
  const isWhole = control && control.draw !== 'rows' && control.draw !== 'own'
  return isWhole ? here : [here, ...rest].join('.')
}
