// Which rows of the page are chosen; what is no longer on it is not.
import { useState } from 'react'

type Key = string | number

/** The boxes of a table: the one in its head, and that of each row. */
export interface Choice<Row> {
  all: { isAll: boolean; isSome: boolean; onAll: (isChosen: boolean) => void }
  of: (row: Row) => { name: string; isChosen: boolean; onChange: (isChosen: boolean) => void }
}

export function useChosen<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  nameOf: (row: Row) => string = () => '',
) {
  const [keys, setKeys] = useState<ReadonlySet<Key>>(new Set())
  const isChosen = (row: Row) => keys.has(keyOf(row))
  const chosen = rows.filter(isChosen)
  const choice: Choice<Row> = {
    all: {
      isAll: chosen.length === rows.length,
      isSome: chosen.length > 0,
      onAll: (isWanted) => setKeys(new Set(isWanted ? rows.map(keyOf) : [])),
    },
    of: (row) => ({
      name: nameOf(row),
      isChosen: isChosen(row),
      onChange: (isWanted) => {
        const next = new Set(keys)
        if (isWanted) next.add(keyOf(row))
        else next.delete(keyOf(row))
        setKeys(next)
      },
    }),
  }
  return { chosen, choice, forget: () => setKeys(new Set()) }
}
