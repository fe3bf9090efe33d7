import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { HoldKind } from '../../../../domain/money/reminders.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
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
import { HoldKindEnum } from './reminder.enums.ts';

@ObjectType({ description: 'A hold of the reminders of an unpaid invoice.', simpleResolvers: true })
@Entity({
  tableName: 'invoice_hold',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('invoice_hold', { allRowsRoles: [dbRoles.system] }),
    scopePolicy('invoice_hold', 'subject', seesSubject('FINANCE')),
    scopePolicy('invoice_hold', 'departments', seesParent('invoice_hold', 'invoice', 'invoice_id')),
    ...employeePolicies('invoice_hold', ['BOOKKEEPING']),
  ],
})
@Index({ name: 'invoice_hold_customer', properties: ['customerId'] })
export class InvoiceHold {
  [OptionalProps]?: Defaults;

  @ManyToOne(() => Invoice, { ...reference, fieldName: 'invoice_id', primary: true })
  invoiceId!: string;

  @ManyToOne(() => Customer, { ...reference, fieldName: 'customer_id' })
  customerId!: string;

  @Field(() => HoldKindEnum, { description: 'Why no reminders are sent.' })
  @Property({ type: 'text', collation: 'C' })
  kind!: HoldKind;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Last day without reminders. Null when the hold lasts until an admin ends it.',
  })
  @Property({ type: 'date', nullable: true })
  until: string | null = null;

  /** Customers cannot read the note. */
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Property({ type: 'text', collation: 'C' })
  heldById!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the admin who set it. Null when the viewer may not see the admin.',
  })
  heldBy?: string | null;

  @Field(() => DateTime, { description: 'When an admin set or last changed it.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    invoice_hold: TableOf<InvoiceHold>;
  }
}
