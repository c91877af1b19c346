import { Migration } from '@mikro-orm/migrations';

export class Migration20261130164246_note_secret extends Migration {

  override name = 'Migration20261130164246_note_secret';

  override up(): void | Promise<void> {
    this.addSql(`create table "secret_mark" ("mark" text not null, "since" timestamptz not null, primary key ("mark"));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "secret_mark" cascade;`);
  }

}
