import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ADMINS_ALONE } from '../../../../domain/backOffice/employeeAreas.ts';
import { TIME_ZONE } from '../../../../domain/basics/dates.ts';
import type { StoredPrices } from '../../../../domain/money/prices.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import { dbRoles, selectPolicies, employeePolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';

/** SQL condition: the first day is still to come, in Copenhagen. Prices of today and of the past cannot be changed. */
const IS_UPCOMING = `valid_from > (now() at time zone '${TIME_ZONE}')::date`;

/** A version of the price list. Prices that were sold are stored with the goods and never change. */
@Entity({
  tableName: 'price_list',
  rowLevelSecurity: 'force',
  policies: [
    ...selectPolicies('price_list', [dbRoles.admin, dbRoles.system]),
    { name: 'price_list_admin_plans', command: 'insert', roles: [dbRoles.admin], check: IS_UPCOMING },
    {
      name: 'price_list_admin_changes',
      command: 'update',
      roles: [dbRoles.admin],
      using: `${IS_UPCOMING} and withdrawn_at is null`,
      check: IS_UPCOMING,
    },
    ...employeePolicies('price_list', ['SALES'], ADMINS_ALONE),
  ],
})
@Index({
  name: 'price_list_day',
  expression: 'create unique index "price_list_day" on "price_list" ("valid_from") where "withdrawn_at" is null',
})
export class PriceListVersion {
  static readonly idPrefix = 'price';

  [OptionalProps]?: Defaults<'note'>;

  @PrimaryKey({ type: 'text', collation: 'C' })
  id: string = newId(PriceListVersion.idPrefix);

  /** The first day, in Copenhagen, on which the version is in force. */
  @Property({ type: 'date' })
  validFrom!: string;

  @Property({ type: 'json' })
  figures!: StoredPrices;

  /** Why the prices change. */
  @Property({ type: 'text', default: '' })
  note: string = '';

  /** The admin who added it; null for the first version. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  createdById: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  /** A withdrawn version never came into force. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  withdrawnAt: Date | null = null;

  @Property({ type: 'integer', version: true })
  version: number = 1;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    price_list: TableOf<PriceListVersion>;
  }
}
