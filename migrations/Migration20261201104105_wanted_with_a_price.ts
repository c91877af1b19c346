import { Migration } from '@mikro-orm/migrations';

export class Migration20261201104105_wanted_with_a_price extends Migration {

  override name = 'Migration20261201104105_wanted_with_a_price';

  override up(): void | Promise<void> {
    this.addSql(`alter table "cart" add "wanted_service" text null, add "wanted_extras" jsonb not null default '[]', add "quote_id" int null;`);
    this.addSql(`alter table "cart" add constraint "cart_quote_id_foreign" foreign key ("quote_id") references "saved_quote" ("id") on delete set null;`);
    this.addSql(`create index "cart_quote" on "cart" ("quote_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "cart" drop constraint "cart_quote_id_foreign";`);

    this.addSql(`drop index "cart_quote";`);
    this.addSql(`alter table "cart" drop column "wanted_service", drop column "wanted_extras", drop column "quote_id";`);

  }

}
