import { Migration } from '@mikro-orm/migrations';

export class Migration20261128124255_blog_articles extends Migration {

  override name = 'Migration20261128124255_blog_articles';

  override up(): void | Promise<void> {
    this.addSql(`create table "article" ("id" serial primary key, "locale" text not null, "slug" text not null, "title" text not null, "summary" text not null, "tags" text[] not null default '{}', "cover" text not null, "body" text not null, "html" text not null, "minutes" int not null, "publish_at" timestamptz null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "updated_by" int null);`);
    this.addSql(`create index "article_list" on "article" ("locale", "publish_at");`);
    this.addSql(`alter table "article" add constraint "article_address" unique ("slug", "locale");`);

    this.addSql(`alter table "article" add constraint "article_minutes" check (minutes > 0);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "article" cascade;`);
  }

}
