// What is so before and after a typed change, row by row.
import type { ReactNode } from 'react'
import { useTexts } from '#src/lib/texts.ts'
import { RowTable } from './row-table.tsx'

export interface Changed {
  key: string
  label: ReactNode
  before: ReactNode
  after: ReactNode
}

interface BeforeAfterProps {
  caption: string
  rows: readonly Changed[]
  /** What the rows are about; a field of a form where it is absent. */
  about?: string
}

export function BeforeAfter({ caption, rows, about }: BeforeAfterProps) {
  const { tariffDesk: t } = useTexts()
  return (
    <RowTable
      caption={caption}
      keyOf={({ key }) => key}
      rows={rows}
      columns={[
        { key: 'label', label: about ?? t.field(), render: ({ label }) => label },
        { key: 'before', label: t.before(), phone: 'labelled', render: ({ before }) => before },
        { key: 'after', label: t.after(), phone: 'labelled', render: ({ after }) => after },
      ]}
    />
  )
}
