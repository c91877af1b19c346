import { Migration } from '@mikro-orm/migrations';

export class Migration20261129112208_runs_by_their_lists extends Migration {

  override name = 'Migration20261129112208_runs_by_their_lists';

  override up(): void | Promise<void> {
    this.addSql(`alter table "sync_run" add "listed" int not null default 0;`);
    // Of doubtful runs and of those at work in their lists it is exact; of the others nobody knows better.
    this.addSql(`update "sync_run" set "listed" = "seen";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "sync_run" drop column "listed";`);
  }

}
