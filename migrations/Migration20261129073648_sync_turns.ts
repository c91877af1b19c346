import { Migration } from '@mikro-orm/migrations';

export class Migration20261129073648_sync_turns extends Migration {

  override name = 'Migration20261129073648_sync_turns';

  override up(): void | Promise<void> {
    this.addSql(`alter table "store_path" add "run_id" int null;`);

    this.addSql(`alter table "sync_provider" add "resumed_at" timestamptz null;`);

    this.addSql(`alter table "sync_run" add "detail_calls" int not null default 0;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "store_path" drop column "run_id";`);

    this.addSql(`alter table "sync_provider" drop column "resumed_at";`);

    this.addSql(`alter table "sync_run" drop column "detail_calls";`);
  }

}
