import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ADMINS_ALONE } from '../../../../domain/backOffice/employeeAreas.ts';
import type { ErasureStatus } from '../../../../domain/backOffice/erasure.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  allRowsPolicies,
  dbRoles,
  personalDataPolicies,
  selectPolicies,
  employeeReadPolicy,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { User } from '../../identity/users/User.ts';

/** A person's request to have their data erased, and the answer of the reseller. */
@Entity({
  tableName: 'erasure',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('erasure', [dbRoles.auth]),
    ...selectPolicies('erasure', [dbRoles.admin, dbRoles.system]),
    ...personalDataPolicies('erasure', ['update']),
    employeeReadPolicy('erasure', ADMINS_ALONE),
  ],
})
@Index({
  name: 'erasure_open',
  expression: `create unique index "erasure_open" on "erasure" ("user_id")
    where "status" in ('REQUESTED', 'CONFIRMED', 'ERASED')`,
})
@Index({ name: 'erasure_user_newest', properties: ['userId', 'id'] })
@Index({ name: 'erasure_status_oldest', properties: ['status', 'id'] })
export class Erasure {
  static readonly idPrefix = 'eras';

  [OptionalProps]?: Defaults<'status'>;

  @PrimaryKey({ type: 'text', collation: 'C' })
  id: string = newId(Erasure.idPrefix);

  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    index: false,
    collation: 'C',
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  userId!: string;

  @ManyToOne(() => Customer, {
    mapToPk: true,
    fieldName: 'customer_id',
    nullable: true,
    index: false,
    collation: 'C',
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  customerId: string | null = null;

  @Property({ type: 'text', collation: 'C', default: 'REQUESTED' })
  status: ErasureStatus = 'REQUESTED';

  /** The person's own words to the reseller. They are erased with the rest of the data. */
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;

  /** The admin who confirmed or declined the request. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  decidedById: string | null = null;

  /** Why the request was declined. */
  @Property({ type: 'text', nullable: true })
  answer: string | null = null;

  /** The names under which the person appears, kept from the confirmation until the end of the erasure. */
  @Property({ type: 'array', columnType: 'text[]', nullable: true })
  names: string[] | null = null;

  /** The confirmed address of the person, kept as long as `names`. */
  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  erasedAt: Date | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    erasure: TableOf<Erasure>;
  }
}
