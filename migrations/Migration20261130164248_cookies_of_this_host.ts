import { Migration } from '@mikro-orm/migrations';

export class Migration20261130164248_cookies_of_this_host extends Migration {

  override name = 'Migration20261130164248_cookies_of_this_host';

  override up(): void | Promise<void> {
    this.addSql(`alter table "session" add "plain_until" timestamptz null;`);
    this.addSql(`alter table "cart" add "plain_until" timestamptz null;`);
    // What is there now was set under the plain names: a session lives for seven days, so nobody is signed out.
    this.addSql(`update "session" set "plain_until" = now() + interval '7 days';`);
    this.addSql(`update "cart" set "plain_until" = now() + interval '7 days';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "cart" drop column "plain_until";`);
    this.addSql(`alter table "session" drop column "plain_until";`);
  }

}
