import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Ore } from '../../../../domain/basics/money.ts';
import { Sees } from '../../../platform/access/Sees.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  dbRoles,
  personalDataPolicies,
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

/** Money that came in for an invoice, or was paid out for a credit note. A payment is undone, never deleted. */
@Sees('FINANCE')
@ObjectType({
  description: 'Money that came in for an invoice, in part or whole, or was paid out for a credit note.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'invoice_payment',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('invoice_payment', { allRowsRoles: [dbRoles.system] }),
    scopePolicy('invoice_payment', 'subject', seesSubject('FINANCE')),
    scopePolicy('invoice_payment', 'departments', seesParent('invoice_payment', 'invoice', 'invoice_id')),
    ...personalDataPolicies('invoice_payment', ['update']),
    ...employeePolicies('invoice_payment', ['BOOKKEEPING']),
  ],
})
@Index({ name: 'invoice_payment_invoice', properties: ['invoiceId', 'id'] })
@Index({ name: 'invoice_payment_customer', properties: ['customerId'] })
@Index({ name: 'invoice_payment_paid', properties: ['paidOn', 'id'] })
export class InvoicePayment {
  static readonly idPrefix = 'ipay';

  [OptionalProps]?: Defaults<'isFromDinero'>;

  @Field(() => ID)
  @PrimaryKey({ type: 'text', collation: 'C' })
  id: string = newId(InvoicePayment.idPrefix);

  @ManyToOne(() => Customer, { ...reference, fieldName: 'customer_id' })
  customerId!: string;

  @ManyToOne(() => Invoice, { ...reference, fieldName: 'invoice_id' })
  invoiceId!: string;

  @Field(() => Int, { description: 'Amount in øre, including VAT. Negative when it was paid out.' })
  @Property({ type: 'integer' })
  amount!: Ore;

  @Field(() => CalendarDate, { description: 'The day on which the money came in or was paid out.' })
  @Property({ type: 'date' })
  paidOn!: string;

  @Field(() => Boolean, { description: 'Whether it was read from Dinero, so that it can only be undone there.' })
  @Property({ type: 'boolean', default: false })
  isFromDinero: boolean = false;

  @Field(() => Boolean, {
    description: 'Whether the portal has added it at Dinero, or is about to, so that it can only be undone there.',
  })
  isAddedAtDinero?: boolean;

  /** ADDING from before the call until Dinero's list of payments has it; null for a payment that is not added. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  dineroState: 'ADDING' | 'ADDED' | null = null;

  @Field(() => String, { nullable: true, description: 'A note of the admin who recorded it.' })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Id of the payment at the card provider. Null unless it was paid by card.',
  })
  @Property({ type: 'text', collation: 'C', nullable: true, unique: true })
  providerId: string | null = null;

  @Field(() => String, {
    description: "Name of the admin who recorded it, 'Kortbetaling' when it was paid by card, or 'Dinero'.",
  })
  @Property({ type: 'text' })
  recordedBy!: string;

  @Field(() => DateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => DateTime, { nullable: true, description: 'When it was undone. Null for a payment that counts.' })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  undoneAt: Date | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the admin who undid it. Null for a payment that counts.',
  })
  @Property({ type: 'text', nullable: true })
  undoneBy: string | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    invoice_payment: TableOf<InvoicePayment>;
  }
}
