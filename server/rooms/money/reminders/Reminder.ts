import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Ore } from '../../../../domain/basics/money.ts';
import { Sees } from '../../../platform/access/Sees.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  dbRoles,
  tenantPolicies,
  scopePolicy,
  seesSubject,
  seesParent,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { CalendarDate, DateTime } from '../../../platform/graphql/scalars.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Invoice, reference } from '../ledger/Invoice.ts';
import { LedgerEntry } from '../ledger/LedgerEntry.ts';

@Sees('FINANCE')
@ObjectType({
  description: 'A reminder of an unpaid invoice, which was mailed to the billing address of its department.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'reminder',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('reminder', { allRowsRoles: [dbRoles.system] }),
    scopePolicy('reminder', 'subject', seesSubject('FINANCE')),
    scopePolicy('reminder', 'departments', seesParent('reminder', 'invoice', 'invoice_id')),
    ...employeePolicies('reminder', ['BOOKKEEPING']),
  ],
})
@Index({ name: 'reminder_customer', properties: ['customerId'] })
/** Two jobs that run at once cannot both store the same reminder. */
@Unique({ name: 'reminder_number_unique', properties: ['invoiceId', 'number'] })
export class Reminder {
  static readonly idPrefix = 'rem';

  [OptionalProps]?: Defaults;

  @Field(() => ID)
  @PrimaryKey({ type: 'text', collation: 'C' })
  id: string = newId(Reminder.idPrefix);

  @ManyToOne(() => Customer, { ...reference, fieldName: 'customer_id' })
  customerId!: string;

  @ManyToOne(() => Invoice, { ...reference, fieldName: 'invoice_id' })
  invoiceId!: string;

  @Field(() => Int, { description: 'Number of the reminder among those of the invoice: 1 for the first one.' })
  @Property({ type: 'integer' })
  number!: number;

  @Field(() => CalendarDate, { description: 'Day on which it was sent.' })
  @Property({ type: 'date' })
  sentOn!: string;

  @Field(() => Int, { description: 'Fee in øre, which has no VAT. 0 when the reminder has none.' })
  @Property({ type: 'integer' })
  fee!: Ore;

  /** The fee that its mail announces for the next reminder, which may not be higher. */
  @Property({ type: 'integer' })
  announcedFee!: Ore;

  /** The ledger entry of the fee, which a later invoice bills; null without a fee. */
  @ManyToOne(() => LedgerEntry, { ...reference, fieldName: 'fee_entry_id', nullable: true })
  feeEntryId: string | null = null;

  @Field(() => DateTime, { nullable: true, description: 'When an admin waived the fee. Null when none did.' })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  waivedAt: Date | null = null;

  @Property({ type: 'text', collation: 'C', nullable: true })
  waivedById: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the admin who waived the fee. Null when none did or the viewer may not see the admin.',
  })
  waivedBy?: string | null;

  @Field(() => DateTime, { description: 'When it was sent.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    reminder: TableOf<Reminder>;
  }
}
