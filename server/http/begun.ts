// Rows whose first one has come: what fails before it is still told by a status, instead of a broken file.

export async function begun<T>(rows: AsyncIterable<T>): Promise<AsyncIterable<T>> {
  const iterator = rows[Symbol.asyncIterator]()
  const first = await iterator.next()
  async function* all(): AsyncGenerator<T> {
    try {
      for (let next = first; !next.done; next = await iterator.next()) yield next.value
    } finally {
      await iterator.return?.()
    }
  }
  return all()
}
