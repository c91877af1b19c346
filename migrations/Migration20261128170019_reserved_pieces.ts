import { Migration } from '@mikro-orm/migrations';

export class Migration20261128170019_reserved_pieces extends Migration {

  override name = 'Migration20261128170019_reserved_pieces';

  override up(): void | Promise<void> {
    this.addSql(`alter table "product" add "reserved" int not null default 0;`);
    this.addSql(`update "product" p set reserved = held.pieces from (
      select l.product_id, sum(l.quantity) as pieces from order_line l join shop_order o on o.id = l.order_id
      where o.state in ('pending_payment', 'payment_review', 'paid') group by l.product_id) held
      where p.id = held.product_id;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "product" drop column "reserved";`);
  }

}
