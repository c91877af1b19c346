import { Migration } from '@mikro-orm/migrations';

export class Migration20261201172000_expected_days extends Migration {

  override name = 'Migration20261201172000_expected_days';

  override up(): void | Promise<void> {
    this.addSql(`alter table "product" add "expected_on" text null;`);
    this.addSql(`alter table "product" add constraint "product_expected_day" check (expected_on is null or expected_on ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$');`);
    this.addSql(`create index product_by_expected on product (expected_on) where pre_order and expected_on is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index product_by_expected;`);
    this.addSql(`alter table "product" drop constraint "product_expected_day";`);
    this.addSql(`alter table "product" drop column "expected_on";`);
  }

}
