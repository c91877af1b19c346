import { Migration } from '@mikro-orm/migrations';

export class Migration20261129180338_miss_details_once extends Migration {

  override name = 'Migration20261129180338_miss_details_once';

  override up(): void | Promise<void> {
    this.addSql(`alter table "product_offer" add "details_missed_at" timestamptz null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "product_offer" drop column "details_missed_at";`);
  }

}
