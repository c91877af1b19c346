import { Migration } from '@mikro-orm/migrations';

export class Migration20261128043022_customs extends Migration {

  override name = 'Migration20261128043022_customs';

  override up(): void | Promise<void> {
    this.addSql(`create table "customs_rule" ("id" serial primary key, "country" text not null, "regime" text not null, "valid_from" date null, "valid_to" date null, "confidence" text not null, "source_title" text not null, "source_url" text null, "source_date" text null, "data" jsonb not null, "built_in_key" text null, "created_by" int null, "created_at" timestamptz not null);`);
    this.addSql(`create index "customs_rule_country" on "customs_rule" ("country");`);
    this.addSql(`alter table "customs_rule" add constraint "customs_rule_built_in" unique ("built_in_key");`);

    this.addSql(`alter table "customs_rule" add constraint "customs_rule_days" check (valid_from is null or valid_to is null or valid_from <= valid_to);`);
    this.addSql(`alter table "customs_rule" add constraint "customs_rule_origin" check ((built_in_key is null) <> (created_by is null));`);
    this.addSql(`create or replace function "customs_rule_frozen_fn"() returns trigger as \$\$ begin raise exception 'customs rules are only ever added'; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "frozen" BEFORE UPDATE OR DELETE on "customs_rule" for each ROW execute function "customs_rule_frozen_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "frozen" on "customs_rule";`);
    this.addSql(`drop function if exists "customs_rule_frozen_fn"();`);
    this.addSql(`drop table if exists "customs_rule" cascade;`);
  }

}
