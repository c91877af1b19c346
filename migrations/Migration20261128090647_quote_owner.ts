import { Migration } from '@mikro-orm/migrations';

export class Migration20261128090647_quote_owner extends Migration {

  override name = 'Migration20261128090647_quote_owner';

  override up(): void | Promise<void> {
    this.addSql(`alter table "saved_quote" add "user_id" int null;`);
    this.addSql(`alter table "saved_quote" add constraint "saved_quote_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`);
    this.addSql(`create index "saved_quote_user" on "saved_quote" ("user_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "saved_quote" drop constraint "saved_quote_user_id_foreign";`);

    this.addSql(`drop index "saved_quote_user";`);
    this.addSql(`alter table "saved_quote" drop column "user_id";`);
  }

}
