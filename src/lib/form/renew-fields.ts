// Resets some fields of a form with what is stored by now; the others keep what is typed.
import type { UseFormReturnType } from '@mantine/form'
import type { Locale } from '#domain/vocabulary.ts'
import { pathsOf } from './form-handle.ts'
import { type Fields, valueAt } from './kind.ts'
import { showAll } from './show.ts'

type MantineForm = Pick<
  UseFormReturnType<Record<string, unknown>>,
  'setFieldValue' | 'getInitialValues' | 'resetDirty'
>

export const renewFields =
  (form: MantineForm, fields: Fields, locale: Locale) =>
  (now: object, names: readonly string[]): void => {
    const fresh = showAll(fields, now, locale)
    for (const path of pathsOf(fields)) {
      const value = valueAt(fresh, path)
      if (value !== undefined && names.includes(path.split('.')[0] ?? ''))
        form.setFieldValue(path, value)
    }
    const renewed = Object.entries(fresh).filter(([name]) => names.includes(name))
    form.resetDirty({ ...form.getInitialValues(), ...Object.fromEntries(renewed) })
  }
