import { Migration } from '@mikro-orm/migrations';

export class Migration20261129083522_preferences_unchosen extends Migration {

  override name = 'Migration20261129083522_preferences_unchosen';

  override up(): void | Promise<void> {
    this.addSql(`alter table "app_user" alter column "currency" drop default;`);
    this.addSql(`alter table "app_user" alter column "currency" drop not null;`);
    this.addSql(`alter table "app_user" alter column "scheme" drop default;`);
    this.addSql(`alter table "app_user" alter column "scheme" drop not null;`);
    // Nobody had to choose what everybody began with.
    this.addSql(`update "app_user" set "scheme" = nullif("scheme", 'light'), "currency" = nullif("currency", 'VES') where "scheme" = 'light' or "currency" = 'VES';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`update "app_user" set "scheme" = coalesce("scheme", 'light'), "currency" = coalesce("currency", 'VES');`);
    this.addSql(`alter table "app_user" alter column "scheme" set default 'light';`);
    this.addSql(`alter table "app_user" alter column "scheme" set not null;`);
    this.addSql(`alter table "app_user" alter column "currency" set default 'VES';`);
    this.addSql(`alter table "app_user" alter column "currency" set not null;`);
  }

}
