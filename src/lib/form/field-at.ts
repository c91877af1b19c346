// Where in a form a fault of what was sent is shown.
import { type Fields, joined } from './kind.ts'

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
