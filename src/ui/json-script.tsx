// A data block (JSON-LD, boot data) whose content cannot break out of its element.
import { safeJson } from '#src/lib/safe-json.ts'

interface Props {
  id?: string
  type: 'application/json' | 'application/ld+json'
  data: unknown
}

export const JsonScript = ({ id, type, data }: Props) => (
  <script
    id={id}
    type={type}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: safeJson(data) }}
  />
)
