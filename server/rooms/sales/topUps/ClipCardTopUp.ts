import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Ore } from '../../../../domain/basics/money.ts';
import { TOP_UP_DAYS, type TopUpPause, type TopUpState } from '../../../../domain/sales/topUps.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  CURRENT_PERSON,
  dbRoles,
  insertsWithout,
  personalDataPolicies,
  tenantPolicies,
  scopePolicy,
  SELLING_ROLES,
  seesSubject,
  seesDepartment,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Department } from '../../companies/departments/Department.ts';

const DAY_MS = 24 * 3_600_000;

/** Nobody switches automatic purchases on in somebody else's name, beside the checks of the service. */
const inOwnName = (command: 'insert' | 'update') => ({
  name: `clip_card_top_up_own_name_${command}`,
  type: 'restrictive' as const,
  command,
  roles: [dbRoles.sales],
  ...(command === 'update' && { using: 'true' }),
  check: `state <> 'ACTIVE' or accepted_by_id = ${CURRENT_PERSON}`,
});

/**
 * The automatic purchase of clip cards of a department, at a price and under terms that a person has accepted. The row
 * stays when it is switched off, so that switching it on again does not allow a second purchase within a week.
 */
@Entity({
  tableName: 'clip_card_top_up',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('clip_card_top_up', { companyRoles: [dbRoles.sales], allRowsRoles: [dbRoles.system] }),
    insertsWithout(
      'clip_card_top_up',
      dbRoles.sales,
      ['last_bought_at', 'unsettled_entry_id', 'approval_id'],
      'purchases = 0',
    ),
    inOwnName('insert'),
    inOwnName('update'),
    scopePolicy('clip_card_top_up', 'subject', seesSubject('AGREEMENTS'), { roles: SELLING_ROLES }),
    scopePolicy('clip_card_top_up', 'departments', seesDepartment(), { roles: SELLING_ROLES }),
    ...personalDataPolicies('clip_card_top_up'),
    ...employeePolicies('clip_card_top_up', ['SALES']),
  ],
})
@Index({ name: 'clip_card_top_up_customer', properties: ['customerId'] })
@Unique({ name: 'clip_card_top_up_department_unique', properties: ['departmentId'] })
export class ClipCardTopUp {
  static readonly idPrefix = 'topup';

  [OptionalProps]?: Defaults<'state' | 'purchases' | 'acceptedAt'>;

  /** The portal's purchase keys begin with this id. */
  @PrimaryKey({ type: 'text', collation: 'C' })
  id: string = newId(ClipCardTopUp.idPrefix);

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @ManyToOne(() => Department, {
    mapToPk: true,
    fieldName: 'department_id',
    index: false,
    deleteRule: 'cascade',
  })
  departmentId!: string;

  @Property({ type: 'text', collation: 'C' })
  state: TopUpState = 'ACTIVE';

  @Property({ type: 'text', collation: 'C', nullable: true })
  pauseReason: TopUpPause | null = null;

  /** A Danish text of the bank or of an administrator about the pause. */
  @Property({ type: 'text', nullable: true })
  pauseDetail: string | null = null;

  /** Number of hours that a purchase buys. */
  @Property({ type: 'integer' })
  hours!: number;

  /** A purchase is made when this many hours are left or fewer. */
  @Property({ type: 'integer' })
  thresholdHours!: number;

  /** The prices that the person saw who accepted. */
  @Property({ type: 'text', collation: 'C' })
  acceptedPricesId!: string;

  /** The accepted price of a purchase, excluding VAT. */
  @Property({ type: 'integer' })
  acceptedNet!: Ore;

  /** The accepted version of the terms of clip cards. */
  @Property({ type: 'text', collation: 'C' })
  acceptedTerms!: string;

  /** The user who accepted the price and the terms, in whose name the purchases are made. */
  @Property({ type: 'text', collation: 'C' })
  acceptedById!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  acceptedAt: Date = new Date();

  /** Number of purchases and of orders that waited so far, which makes the next purchase key. */
  @Property({ type: 'integer' })
  purchases: number = 0;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  lastBoughtAt: Date | null = null;

  /** The entry of the last purchase while its card payment has no outcome. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  unsettledEntryId: string | null = null;

  /** The order of the last purchase while it waits for approval. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  approvalId: string | null = null;

  @Property({ type: 'integer', version: true })
  version: number = 1;

  pause(reason: TopUpPause, detail: string | null = null): void {
    Object.assign(this, { state: 'PAUSED', pauseReason: reason, pauseDetail: detail });
  }

  /** Whether the last purchase is at least a week ago, and no order waits. */
  mayBuyAt(now: Date): boolean {
    if (this.approvalId || this.unsettledEntryId) return false;
    return !this.lastBoughtAt || now.getTime() - this.lastBoughtAt.getTime() >= TOP_UP_DAYS * DAY_MS;
  }
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    clip_card_top_up: TableOf<ClipCardTopUp>;
  }
}
