import { Migration } from '@mikro-orm/migrations';

export class Migration20261129180905_doubts_with_their_counts extends Migration {

  override name = 'Migration20261129180905_doubts_with_their_counts';

  override up(): void | Promise<void> {
    this.addSql(`alter table "sync_run" add "denied" int null, add "denied_of" int null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "sync_run" drop column "denied", drop column "denied_of";`);
  }

}
