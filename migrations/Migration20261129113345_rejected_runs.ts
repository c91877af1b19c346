import { Migration } from '@mikro-orm/migrations';

export class Migration20261129113345_rejected_runs extends Migration {

  override name = 'Migration20261129113345_rejected_runs';

  override up(): void | Promise<void> {
    this.addSql(`alter table "sync_run" add "rejects_prices" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "sync_run" drop column "rejects_prices";`);
  }

}
