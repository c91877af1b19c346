import { Migration } from '@mikro-orm/migrations';

export class Migration20261128043825_quote_nonce extends Migration {

  override name = 'Migration20261128043825_quote_nonce';

  override up(): void | Promise<void> {
    this.addSql(`alter table "saved_quote" add "nonce" text not null default '';`);
    this.addSql(`alter table "saved_quote" alter column "nonce" drop default;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "saved_quote" drop column "nonce";`);
  }

}
