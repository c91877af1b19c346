import { Migration } from '@mikro-orm/migrations';

export class Migration20261129142523_article_former_addresses extends Migration {

  override name = 'Migration20261129142523_article_former_addresses';

  override up(): void | Promise<void> {
    this.addSql(`create table "article_former_address" ("slug" text not null, "locale" text not null, "article_id" int not null, primary key ("slug", "locale"));`);
    this.addSql(`create index "article_former_address_article" on "article_former_address" ("article_id");`);

    this.addSql(`alter table "article_former_address" add constraint "article_former_address_article_id_foreign" foreign key ("article_id") references "article" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "article_former_address" cascade;`);
  }

}
