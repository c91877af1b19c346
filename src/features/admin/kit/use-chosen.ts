// Which rows of the page are chosen; what is no longer on it is not.
import { useState } from 'react'

type Key = string | number

export function useChosen<Row>(rows: readonly Row[], keyOf: (row: Row) => Key) {
  const [keys, setKeys] = useState<ReadonlySet<Key>>(new Set())
  const isChosen = (row: Row) => keys.has(keyOf(row))
  return {
    chosen: rows.filter(isChosen),
    isChosen,
    choose: (row: Row, isWanted: boolean) => {
      const next = new Set(keys)
      if (isWanted) next.add(keyOf(row))
      else next.delete(keyOf(row))
      setKeys(next)
    },
    chooseAll: (isWanted: boolean) => setKeys(new Set(isWanted ? rows.map(keyOf) : [])),
    forget: () => setKeys(new Set()),
  }
}
