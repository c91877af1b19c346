// Writes migrations without the functions that only migrations know: for the way back the ORM would make all of them anew.
import { TSMigrationGenerator } from '@mikro-orm/migrations'

const CREATED = /^create or replace function "(\w+)"/
const DROPPED = /^drop function if exists "(\w+)"/

/** Functions of triggers belong to an entity, and are dropped before they are made. */
function ofEntities(statements: readonly string[]): string[] {
  const dropped = new Set(statements.map((statement) => DROPPED.exec(statement)?.[1]))
  return statements.filter((statement) => {
    const created = CREATED.exec(statement)?.[1]
    return created === undefined || dropped.has(created)
  })
}

export class MigrationGenerator extends TSMigrationGenerator {
  override generateMigrationFile(
    className: string,
    { up, down }: { up: string[]; down: string[] },
  ): string {
    return super.generateMigrationFile(className, { up, down: ofEntities(down) })
  }
}
