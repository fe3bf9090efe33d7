import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { LedgerSubject, PaymentMethod, PaymentStatus } from '../../../../domain/basics/vocabulary.ts';
import type { LineUnit } from '../../../../domain/money/invoices.ts';
import { Sees } from '../../../platform/access/Sees.ts';
import { BY_CODE_POINT } from '../../../platform/db/collation.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  clientKeyPolicy,
  dbRoles,
  insertsWithout,
  tenantPolicies,
  personalDataPolicies,
  scopePolicy,
  SELLING_ROLES,
  seesSubject,
  seesDepartment,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { BelongsTo, RefersTo } from '../../../platform/graphql/belongsTo.ts';
import { CalendarDate, DateTime } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { PaymentMethodEnum } from '../../companies/customers/billing.enums.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Department } from '../../companies/departments/Department.ts';
import { Invoice } from './Invoice.ts';
import type { KeyOrigin } from './KeyOrigin.ts';
import { PaymentStatusEnum } from './payment.enums.ts';

/** Columns that only the settlement or the invoicing of an entry sets. */
const OUTCOME_COLUMNS = [
  'provider_id',
  'settled_at',
  'failure_message',
  'invoice_draft_id',
  'invoice_drafted_at',
  'marked_paid_by',
  'invoice_id',
  'payment_id',
  'attempted_at',
  'first_failed_at',
  'next_retry_at',
  'refused_card_id',
];
const IS_FIRST_ATTEMPT = "status = 'PENDING' and attempt = 1 and not is_attended";

/** SQL condition: a purchase whose card payment has not settled. Who sells must know that it is not to be delivered. */
const UNSETTLED = `method = 'CREDIT_CARD' and status = 'PENDING' and (select works_in('SALES'))`;

@Sees('FINANCE')
@ObjectType({
  implements: Node,
  description: 'An amount that a department owes or has paid. Amounts are whole øre.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'ledger_entry',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('ledger_entry', {
      companyRoles: [dbRoles.sales, dbRoles.signUp],
      allRowsRoles: [dbRoles.system],
    }),
    /** The sales role cannot insert an entry that is already settled or invoiced, even if a service is wrong. */
    insertsWithout('ledger_entry', dbRoles.sales, OUTCOME_COLUMNS, IS_FIRST_ATTEMPT),
    /** The sign-up for an event inserts the entry of its place, and no other entry. */
    insertsWithout(
      'ledger_entry',
      dbRoles.signUp,
      OUTCOME_COLUMNS,
      `${IS_FIRST_ATTEMPT} and subject = 'event_place' and origin = 'PORTAL' and net > 0`,
    ),
    clientKeyPolicy('ledger_entry'),
    scopePolicy('ledger_entry', 'subject', seesSubject('FINANCE')),
    scopePolicy('ledger_entry', 'departments', seesDepartment(), { roles: SELLING_ROLES }),
    ...personalDataPolicies('ledger_entry', ['update']),
    ...employeePolicies('ledger_entry', ['BOOKKEEPING'], ['BOOKKEEPING'], UNSETTLED),
  ],
})
@Index({ name: 'ledger_entry_department_newest', properties: ['departmentId', 'id'] })
/** Partial, so that balances are computed without reading paid entries. */
@Index({
  name: 'ledger_entry_pending',
  expression: `create index "ledger_entry_pending" on "ledger_entry" ("department_id", "id", "gross")
    where "status" = 'PENDING'`,
})
@Index({
  name: 'ledger_entry_unsettled',
  expression: `create index "ledger_entry_unsettled" on "ledger_entry" ("next_check_at")
    where "status" = 'PENDING' and "method" = 'CREDIT_CARD'`,
})
@Index({
  name: 'ledger_entry_retry',
  expression: `create index "ledger_entry_retry" on "ledger_entry" ("next_retry_at")
    where "status" = 'FAILED' and "next_retry_at" is not null`,
})
@Index({
  name: 'ledger_entry_failed_goods',
  expression: `create index "ledger_entry_failed_goods" on "ledger_entry" ("subject_id")
    where "first_failed_at" is not null`,
})
@Index({
  name: 'ledger_entry_failed',
  expression: `create index "ledger_entry_failed" on "ledger_entry" ("id")
    where "status" = 'FAILED' and "first_failed_at" is not null`,
})
@Index({
  name: 'ledger_entry_waits_for_invoice',
  expression: `create index "ledger_entry_waits_for_invoice" on "ledger_entry" ("created_at")
    where "invoice_id" is null and not "is_invoiced_elsewhere" and "invoice_draft_id" is null and "gross" > 0
      and ("status" = 'PAID' or "status" = 'PENDING' and "method" = 'INVOICE')`,
})
@Index({ name: 'ledger_entry_invoice', properties: ['invoiceId'] })
/** Partial, so that the job that issues invoices reads nothing but what waits. */
@Index({
  name: 'ledger_entry_not_invoiced',
  expression: `create index "ledger_entry_not_invoiced" on "ledger_entry" ("department_id", "id")
    where "invoice_id" is null and not "is_invoiced_elsewhere" and "invoice_draft_id" is null`,
})
@Index({
  name: 'ledger_entry_payment',
  expression: `create index "ledger_entry_payment" on "ledger_entry" ("payment_id") where "payment_id" is not null`,
})
/** The nightly figures read the entries of a day, and those whose period contains it. */
@Index({ name: 'ledger_entry_created', properties: ['createdAt'] })
@Index({
  name: 'ledger_entry_period',
  expression: 'create index "ledger_entry_period" on "ledger_entry" ("period_to") where "period_to" is not null',
})
@Index({
  name: 'ledger_entry_dropped',
  expression: `create index "ledger_entry_dropped" on "ledger_entry" ("settled_at")
    where "status" in ('CANCELLED', 'FAILED')`,
})
@Index({ name: 'ledger_entry_customer', properties: ['customerId', 'id'] })
@Index({ name: 'ledger_entry_customer_status', properties: ['customerId', 'status', 'id', 'gross'] })
@Unique({ name: 'ledger_entry_purchase_id_unique', properties: ['customerId', 'origin', 'purchaseId'] })
export class LedgerEntry extends Node {
  static readonly idPrefix = 'ledg';

  [OptionalProps]?: Defaults<'status' | 'origin' | 'isInvoicedElsewhere' | 'attempt' | 'isAttended'>;

  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId(LedgerEntry.idPrefix);

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @ManyToOne(() => Department, { mapToPk: true, fieldName: 'department_id', index: false })
  departmentId!: string;

  @Field(() => Department, { description: 'The department that owes or has paid the amount.' })
  @BelongsTo('departmentId')
  department?: Department;

  /** The kind of goods, which the schema calls `goodsType`. */
  @Property({ type: 'text' })
  subject!: LedgerSubject;

  /** Id of the goods, such as the service agreement, the clip card or the registration for an event. */
  @Property({ type: 'text' })
  subjectId!: string;

  @Field(() => Node, {
    nullable: true,
    description: 'The goods that the entry pays for. Null when they are deleted or the viewer may not see them.',
  })
  @RefersTo('subjectId')
  goods?: Node | null;

  @Field(() => String, { description: 'Text of the invoice line, in Danish.' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => Int, { description: 'Amount in øre, excluding VAT.' })
  @Property({ type: 'integer' })
  net!: number;

  @Field(() => Int, { description: 'VAT in øre.' })
  @Property({ type: 'integer' })
  vat!: number;

  @Field(() => Int, { description: 'Amount in øre, including VAT.' })
  @Property({ type: 'integer' })
  gross!: number;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'First day of the period that the amount is for. Null for goods without a period, such as clip cards.',
  })
  @Property({ type: 'date', nullable: true })
  periodFrom: string | null = null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Last day of the period that the amount is for. Null when `periodFrom` is null.',
  })
  @Property({ type: 'date', nullable: true })
  periodTo: string | null = null;

  /** What the amount counts; null for entries from before the portal stored it. */
  @Property({ type: 'integer', nullable: true })
  quantity: number | null = null;

  @Property({ type: 'text', collation: 'C', nullable: true })
  unit: LineUnit | null = null;

  /** The day of an event. Other goods without a period are supplied on the day of their entry. */
  @Property({ type: 'date', nullable: true })
  suppliedOn: string | null = null;

  /** A PENDING entry by card has no known outcome yet. Goods that a customer bought stay unusable until it settles. */
  @Field(() => PaymentStatusEnum, {
    description: 'State of the payment. PENDING with a card means that the outcome is not known yet.',
  })
  @Property({ type: 'text', collation: BY_CODE_POINT })
  status: PaymentStatus = 'PENDING';

  @Field(() => PaymentMethodEnum, {
    description: 'Payment method of the department when the entry was created. INVOICE when it had none.',
  })
  @Property({ type: 'text' })
  method!: PaymentMethod;

  @Property({ type: 'text', collation: 'C', default: 'CLIENT' })
  origin: KeyOrigin = 'CLIENT';

  /** Idempotency key: a purchase or period has one entry. */
  @Field(() => String, {
    description:
      'Idempotency key, chosen by the client for a purchase, and by the portal for a billed period, for a seat at an ' +
      "event and for a clip card by an admin. Unique among the company's keys of the same origin, client or portal.",
  })
  @Property({ type: 'text' })
  purchaseId!: string;

  /** The card of the department when the last attempt began; the department may have another card since. */
  @Property({ type: 'text', nullable: true })
  stripePaymentMethodId: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Id of the payment at the card provider. Null until the provider has answered.',
  })
  @Property({ type: 'text', nullable: true, unique: true })
  providerId: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Danish text for people that says why the payment failed. Null unless it failed.',
  })
  @Property({ type: 'text', nullable: true })
  failureMessage: string | null = null;

  @Field(() => DateTime, { description: 'When the entry was created.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the entry was paid, failed or was cancelled. Null while it is PENDING.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  settledAt: Date | null = null;

  /** When the provider is asked again for the outcome of a pending card payment. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  nextCheckAt: Date | null = null;

  /** Number of the last attempt to charge a card, which keys the charge at the card provider. */
  @Property({ type: 'integer', default: 1 })
  attempt: number = 1;

  /** When the last attempt began; null for the first one, which begins when the entry is created. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  attemptedAt: Date | null = null;

  /** Whether a person pays in the last attempt, and can answer the bank. */
  @Property({ type: 'boolean', default: false })
  isAttended: boolean = false;

  /**
   * When the first attempt of a later period failed, from which the retries are counted; null for all other entries.
   */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  firstFailedAt: Date | null = null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the portal charges the card again. Null when it does not, because the entry is settled or no retry is ' +
      'left.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  nextRetryAt: Date | null = null;

  /** The card that the bank refused for good, which is not charged again; null when there is none. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  refusedCardId: string | null = null;

  /** EAN and PO numbers are copied when the entry is created, because the invoice must show those of that day. */
  @Field(() => String, {
    nullable: true,
    description: 'EAN number of the company when the entry was created. Null when it had none.',
  })
  @Property({ type: 'text', nullable: true })
  eanNumber: string | null = null;

  @Field(() => String, {
    nullable: true,
    description:
      'PO number of the department, or else of its company, when the entry was created. Null when neither had one.',
  })
  @Property({ type: 'text', nullable: true })
  poNumber: string | null = null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the invoice draft at Dinero. Null when no draft was created.',
  })
  @Property({ type: 'text', nullable: true })
  invoiceDraftId: string | null = null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the invoice draft was created. Null when there is none.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  invoiceDraftedAt: Date | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the admin who marked the entry as paid. Null when no admin did.',
  })
  @Property({ type: 'text', nullable: true })
  markedPaidBy: string | null = null;

  /** The invoice or credit note that has the entry as a line; null until it is issued. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  invoiceId: string | null = null;

  @Field(() => Invoice, {
    nullable: true,
    description: 'The invoice or credit note that has the entry as a line. Null until it is issued.',
  })
  @BelongsTo('invoiceId')
  invoice?: Invoice | null;

  /** The payment of its invoice that settled it; null when it was settled alone. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  paymentId: string | null = null;

  /** Entries from before the portal issued invoices are invoiced by other means, and never by the portal. */
  @Property({ type: 'boolean', default: false })
  isInvoicedElsewhere: boolean = false;

  @Property({ type: 'integer', version: true })
  version: number = 1;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    ledger_entry: TableOf<LedgerEntry>;
  }
}
