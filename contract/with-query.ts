// An address with what it asks for; without anything asked, the bare path.

type Asked = Readonly<Record<string, string | number | false | null | undefined>>

/** What is empty, zero or absent is not asked for. */
export function withQuery(path: string, asked: URLSearchParams | Asked): string {
  const query =
    asked instanceof URLSearchParams
      ? asked
      : new URLSearchParams(
          Object.entries(asked).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
        )
  return query.size ? `${path}?${query}` : path
}
