// What a field of a posted form holds; files and missing fields count as empty.

export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Several fields at once, ready for a schema. */
export const formTexts = <Name extends string>(
  form: FormData,
  names: readonly Name[],
): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, formText(form, name)])) as Record<Name, string>
