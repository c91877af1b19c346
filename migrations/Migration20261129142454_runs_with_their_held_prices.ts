import { Migration } from '@mikro-orm/migrations';

export class Migration20261129142454_runs_with_their_held_prices extends Migration {

  override name = 'Migration20261129142454_runs_with_their_held_prices';

  override up(): void | Promise<void> {
    this.addSql(`alter table "sync_run" add "takes_until" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "sync_run" drop column "takes_until";`);
  }

}
