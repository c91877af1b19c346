import { Migration } from '@mikro-orm/migrations';

export class Migration20261201170500_picture_hosts extends Migration {

  override name = 'Migration20261201170500_picture_hosts';

  override up(): void | Promise<void> {
    this.addSql(`create table "picture_host" ("host" text not null, "allowed_at" timestamptz not null, primary key ("host"));`);
    this.addSql(`alter table "picture_host" add constraint "picture_host_name" check (host ~ '^([*][.])?([a-z0-9-]+[.])+[a-z0-9-]+$');`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "picture_host" cascade;`);
  }

}
