import { Migration } from '@mikro-orm/migrations';

export class Migration20261129143342_ask_about_known_products extends Migration {

  override name = 'Migration20261129143342_ask_about_known_products';

  override up(): void | Promise<void> {
    this.addSql(`alter table "product_offer" add "gone_at" timestamptz null, add "asked_at" timestamptz not null default now(), add "unanswered_run" int null, add "denied_run" int null;`);
    this.addSql(`create index "product_offer_asked" on "product_offer" ("provider", "asked_at", "product_id");`);

    this.addSql(`alter table "sync_run" add "check_calls" int not null default 0;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "product_offer_asked";`);
    this.addSql(`alter table "product_offer" drop column "gone_at", drop column "asked_at", drop column "unanswered_run", drop column "denied_run";`);

    this.addSql(`alter table "sync_run" drop column "check_calls";`);
  }

}
