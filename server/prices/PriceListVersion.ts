import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Prices } from '../../domain/prices.ts';
import { newId } from '../db/ids.ts';
import { dbRoles, selectPolicies } from '../db/roles.ts';
import type { TableOf } from '../db/tables.ts';

/** A version of the price list. Prices that were sold are stored with the goods and never change. */
@Entity({
  tableName: 'price_list',
  rowLevelSecurity: 'force',
  policies: selectPolicies('price_list', [dbRoles.admin, dbRoles.system]),
})
export class PriceListVersion {
  static readonly idPrefix = 'price';

  @PrimaryKey({ type: 'text', collation: 'C' })
  id: string = newId(PriceListVersion.idPrefix);

  /** The first day, in Copenhagen, on which the version is in force. */
  @Property({ type: 'date', unique: true })
  validFrom!: string;

  @Property({ type: 'json' })
  figures!: Prices;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();
}

declare module '../db/tables.ts' {
  interface Tables {
    price_list: TableOf<PriceListVersion>;
  }
}
