import { Migration } from '@mikro-orm/migrations';

export class Migration20261130155158_tries_of_others extends Migration {

  override name = 'Migration20261130155158_tries_of_others';

  override up(): void | Promise<void> {
    this.addSql(`alter table "account_token" add "stray_tries" smallint not null default 0;`);
    this.addSql(`alter table "account_token" add constraint "account_token_stray" check ((stray_tries >= 0) AND (stray_tries <= 5));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "account_token" drop constraint "account_token_stray";`);
    this.addSql(`alter table "account_token" drop column "stray_tries";`);
  }

}
