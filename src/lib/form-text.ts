// What a field of a posted form holds; files and missing fields count as empty.

export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
