import { Migration } from '@mikro-orm/migrations';

export class Migration20261129150356_time_at_work extends Migration {

  override name = 'Migration20261129150356_time_at_work';

  override up(): void | Promise<void> {
    this.addSql(`alter table "sync_run" add "worked_ms" int not null default 0, add "working_since" timestamptz null;`);
    // Of runs that are over nobody knows how long they waited.
    this.addSql(`update "sync_run" set "worked_ms" = least(extract(epoch from "ended_at" - "started_at") * 1000, 2000000000)::int where "started_at" is not null and "ended_at" > "started_at";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "sync_run" drop column "worked_ms", drop column "working_since";`);
  }

}
