import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Ore } from '../../../../domain/basics/money.ts';
import type { PaymentMethod } from '../../../../domain/basics/vocabulary.ts';
import type { InvoiceKind } from '../../../../domain/money/invoices.ts';
import { Sees } from '../../../platform/access/Sees.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  dbRoles,
  personalDataPolicies,
  tenantPolicies,
  scopePolicy,
  seesSubject,
  seesDepartment,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { BelongsTo } from '../../../platform/graphql/belongsTo.ts';
import { CalendarDate, DateTime } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { PaymentMethodEnum } from '../../companies/customers/billing.enums.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Department } from '../../companies/departments/Department.ts';
import { InvoiceKindEnum } from './invoice.enums.ts';
import { InvoiceBuyer, InvoiceSeller } from './InvoiceParty.ts';

/** A reference by id, whose row cannot be deleted while this one refers to it. */
export const reference = { mapToPk: true, index: false, deleteRule: 'no action', updateRule: 'no action' } as const;

/**
 * An invoice or a credit note. Once issued it never changes: the roles may update what is paid, credited and still to
 * be paid, the number that Dinero gives it, and no other column. The amounts of a credit note are negative.
 */
@Sees('FINANCE')
@ObjectType({
  implements: Node,
  description: 'An invoice or a credit note. Amounts are whole øre, and negative on a credit note.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'invoice',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('invoice', { allRowsRoles: [dbRoles.system] }),
    scopePolicy('invoice', 'subject', seesSubject('FINANCE')),
    scopePolicy('invoice', 'departments', seesDepartment()),
    ...personalDataPolicies('invoice', ['update']),
    /** A company sees a document once it has its number. */
    {
      name: 'invoice_numbered',
      type: 'restrictive',
      command: 'select',
      roles: [dbRoles.customer],
      using: 'number is not null',
    },
    ...employeePolicies('invoice', ['BOOKKEEPING']),
  ],
})
/** The series of the portal and those of Dinero are apart. */
@Index({
  name: 'invoice_number_unique',
  expression: `create unique index "invoice_number_unique" on "invoice" ("kind", "number", ("dinero_id" is null))`,
})
@Unique({ name: 'invoice_dinero_unique', properties: ['dineroId'] })
@Index({ name: 'invoice_customer_newest', properties: ['customerId', 'id'] })
@Index({ name: 'invoice_department_newest', properties: ['departmentId', 'id'] })
@Index({ name: 'invoice_credits', properties: ['creditsId'] })
@Index({ name: 'invoice_newest', properties: ['issuedOn', 'id'] })
@Index({
  name: 'invoice_credit_notes',
  expression: `create index "invoice_credit_notes" on "invoice" ("issued_on", "id") where "kind" = 'CREDIT_NOTE'`,
})
/** Partial, so that what is unpaid is found without reading what is paid. */
@Index({
  name: 'invoice_unpaid',
  expression: `create index "invoice_unpaid" on "invoice" ("customer_id", "due_on", "open") where "open" > 0`,
})
@Index({
  name: 'invoice_open',
  expression: `create index "invoice_open" on "invoice" ("issued_on", "id") where "open" <> 0`,
})
@Index({
  name: 'invoice_credited',
  expression: `create index "invoice_credited" on "invoice" ("issued_on", "id") where "credited" = "gross"`,
})
@Index({
  name: 'invoice_partly_paid',
  expression: `create index "invoice_partly_paid" on "invoice" ("customer_id", "department_id") where "paid" <> 0`,
})
@Index({ name: 'invoice_by_due', properties: ['dueOn', 'id'] })
@Index({ name: 'invoice_by_number', properties: ['number', 'id'] })
@Index({ name: 'invoice_by_gross', properties: ['gross', 'id'] })
@Index({ name: 'invoice_by_open', properties: ['open', 'id'] })
export class Invoice extends Node {
  static readonly idPrefix = 'invc';

  [OptionalProps]?: Defaults<'credited' | 'paid'>;

  @Field(() => ID)
  @PrimaryKey({ type: 'text', collation: 'C' })
  override id: string = newId(Invoice.idPrefix);

  @ManyToOne(() => Customer, { ...reference, fieldName: 'customer_id' })
  customerId!: string;

  @Field(() => Customer, { description: 'The company that bought.' })
  @BelongsTo('customerId')
  customer?: Customer;

  @ManyToOne(() => Department, { ...reference, fieldName: 'department_id' })
  departmentId!: string;

  @Field(() => Department, { description: 'The department that bought.' })
  @BelongsTo('departmentId')
  department?: Department;

  @Field(() => InvoiceKindEnum, { description: 'Whether it demands an amount or takes one back.' })
  @Property({ type: 'text', collation: 'C' })
  kind!: InvoiceKind;

  /** Null until Dinero has booked a document that it numbers. */
  @Property({ type: 'integer', nullable: true })
  number: number | null = null;

  /** The id that the portal has chosen for the document at Dinero; null for a number of the portal's own series. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  dineroId: string | null = null;

  /** The line that Danish banks read, if Dinero has given one. */
  @Property({ type: 'text', nullable: true })
  paymentLine: string | null = null;

  @Field(() => CalendarDate, { description: 'The day on which it was issued.' })
  @Property({ type: 'date' })
  issuedOn!: string;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The day on which it has to be paid. Null for a credit note, and for what was paid before the issue.',
  })
  @Property({ type: 'date', nullable: true })
  dueOn: string | null = null;

  @Field(() => PaymentMethodEnum, { description: 'How it is paid.' })
  @Property({ type: 'text', collation: 'C' })
  method!: PaymentMethod;

  @Field(() => InvoiceSeller, { description: 'The seller on the day of the issue.' })
  @Property({ type: 'json' })
  seller!: InvoiceSeller;

  @Field(() => InvoiceBuyer, { description: 'The buyer on the day of the issue.' })
  @Property({ type: 'json' })
  buyer!: InvoiceBuyer;

  /** Erased once the law no longer requires the invoice. */
  @Field(() => String, { description: "The buyer's contact person on the day of the issue." })
  @Property({ type: 'text' })
  contactPerson!: string;

  @Field(() => Int, { description: 'Sum of the lines in øre, excluding VAT.' })
  @Property({ type: 'integer' })
  net!: Ore;

  @Field(() => Int, { description: 'VAT of the lines in øre.' })
  @Property({ type: 'integer' })
  vat!: Ore;

  @Field(() => Int, { description: 'Sum of the lines in øre, including VAT.' })
  @Property({ type: 'integer' })
  gross!: Ore;

  @Field(() => Int, { description: 'Sum of its credit notes in øre, including VAT, as a positive amount.' })
  @Property({ type: 'integer', default: 0 })
  credited: Ore = 0;

  /**
   * Payments that have not settled ledger entries yet, because something is still to be paid. Negative on a credit note
   * of which a part was paid out.
   */
  @Property({ type: 'integer', default: 0 })
  paid: Ore = 0;

  @Field(() => Int, {
    description:
      'Amount in øre, including VAT, that is still to be paid. Negative on a credit note while the seller owes it.',
  })
  @Property({ type: 'integer' })
  open!: Ore;

  @ManyToOne(() => Invoice, { ...reference, fieldName: 'credits_id', nullable: true })
  creditsId: string | null = null;

  @Field(() => Invoice, {
    nullable: true,
    description: 'The invoice that a credit note corrects. Null for an invoice.',
  })
  @BelongsTo('creditsId')
  credits?: Invoice | null;

  @Field(() => String, { nullable: true, description: 'Why the invoice was credited. Null for an invoice.' })
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /** The admin who issued it; null when the portal did. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  issuedById: string | null = null;

  @Field(() => DateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    invoice: TableOf<Invoice>;
  }
}
