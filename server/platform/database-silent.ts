// What is thrown where the database was asked and said nothing in time.

export class DatabaseSilent extends Error {
  /** As the database's own language has it: the connection failed. */
  readonly code = '08006'

  constructor() {
    super('the database does not answer')
  }
}
