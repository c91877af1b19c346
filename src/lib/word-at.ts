// A word found by name in a part of the dictionary that may not have it: what it does not know says nothing.

export const wordAt = (
  part: object,
  names: readonly string[],
  values: object = {},
): string | undefined => {
  const word = names.reduce<unknown>(
    (found, name) =>
      found && ['object', 'function'].includes(typeof found) ? Reflect.get(found, name) : undefined,
    part,
  )
  const said: unknown = typeof word === 'function' ? word(values) : undefined
  return typeof said === 'string' && said !== '' ? said : undefined
}
