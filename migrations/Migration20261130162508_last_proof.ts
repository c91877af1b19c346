import { Migration } from '@mikro-orm/migrations';

export class Migration20261130162508_last_proof extends Migration {

  override name = 'Migration20261130162508_last_proof';

  override up(): void | Promise<void> {
    this.addSql(`alter table "session" add "proved_at" timestamptz not null default now();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "session" drop column "proved_at";`);
  }

}
