// Knows whether a form of the page holds what is not saved, for the question before leaving.

const watched = new Set<() => boolean>()

export const isAnythingUnsaved = (): boolean => [...watched].some((isUnsaved) => isUnsaved())

/** Returns what forgets it again. */
export function noteUnsaved(isUnsaved: () => boolean): () => void {
  watched.add(isUnsaved)
  return () => void watched.delete(isUnsaved)
}
