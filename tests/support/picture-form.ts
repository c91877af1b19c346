// As much of a form as the pictures of a product ask for.
import type { SentForm } from '#src/lib/form/use-sent-form.ts'

export function pictureForm(
  images: readonly string[],
  faults: Readonly<Record<string, string>> = {},
): Pick<SentForm, 'idOf' | 'faultOf' | 'valueOf' | 'set'> {
  let now: ReturnType<SentForm['valueOf']> = images
  return {
    idOf: (path) => `field-${path}`,
    faultOf: (path) => faults[path],
    valueOf: () => now,
    set: (_path, value) => {
      now = value
    },
  }
}
