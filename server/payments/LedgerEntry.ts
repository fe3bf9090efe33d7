import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { LedgerSubject, PaymentMethod, PaymentStatus } from '../../domain/vocabulary.ts';
import { Customer } from '../customers/Customer.ts';
import { BY_CODE_POINT } from '../db/collation.ts';
import { newId } from '../db/ids.ts';
import { clientKeyPolicy, dbRoles, insertsWithout, tenantPolicies } from '../db/roles.ts';
import { Department } from '../departments/Department.ts';
import { BelongsTo } from '../graphql/belongsTo.ts';
import { LedgerSubjectEnum, PaymentMethodEnum, PaymentStatusEnum } from '../graphql/enums.ts';
import { Node } from '../graphql/Node.ts';
import { DateTime } from '../graphql/scalars.ts';
import type { KeyOrigin } from './KeyOrigin.ts';

@ObjectType({
  implements: Node,
  description: 'Something a department owes or has paid. Amounts are whole øre.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'ledger_entry',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('ledger_entry', { own: [dbRoles.sales], everything: [dbRoles.system] }),
    /** Whatever a service forgets, a purchase can't make an entry that is paid, or invoiced. */
    insertsWithout(
      'ledger_entry',
      dbRoles.sales,
      ['provider_id', 'settled_at', 'failure_message', 'invoice_draft_id', 'invoice_drafted_at', 'marked_paid_by'],
      `status = 'PENDING'`,
    ),
    clientKeyPolicy('ledger_entry'),
  ],
})
@Index({ name: 'ledger_entry_department_newest', properties: ['departmentId', 'id'] })
/** What is owed is found without what was paid. */
@Index({
  name: 'ledger_entry_pending',
  expression: `create index "ledger_entry_pending" on "ledger_entry" ("department_id", "id", "gross") where "status" = 'PENDING'`,
})
@Index({
  name: 'ledger_entry_unsettled',
  expression: `create index "ledger_entry_unsettled" on "ledger_entry" ("next_check_at") where "status" = 'PENDING' and "method" = 'CREDIT_CARD'`,
})
@Index({ name: 'ledger_entry_customer', properties: ['customerId', 'id'] })
@Index({ name: 'ledger_entry_customer_status', properties: ['customerId', 'status', 'id', 'gross'] })
@Unique({ name: 'ledger_entry_purchase_id_unique', properties: ['customerId', 'origin', 'purchaseId'] })
export class LedgerEntry extends Node {
  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId('ledg');

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @ManyToOne(() => Department, { mapToPk: true, fieldName: 'department_id', index: false })
  departmentId!: string;

  @Field(() => Department, { description: 'Who owes or paid it.' })
  @BelongsTo('department', 'departmentId')
  department?: Department;

  @Field(() => LedgerSubjectEnum, { description: 'What was bought.' })
  @Property({ type: 'text' })
  subject!: LedgerSubject;

  /** The agreement or clip card. */
  @Property({ type: 'text' })
  subjectId!: string;

  @Field(() => String, { description: 'What it is for: in Danish, as the invoice says it.' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => Int, { description: 'Without moms.' })
  @Property({ type: 'integer' })
  net!: number;

  @Field(() => Int, { description: 'Moms.' })
  @Property({ type: 'integer' })
  vat!: number;

  @Field(() => Int, { description: 'With moms.' })
  @Property({ type: 'integer' })
  gross!: number;

  /** By card and PENDING means that nobody knows yet: what was sold is not usable until it is settled. */
  @Field(() => PaymentStatusEnum, { description: 'PENDING by card means that nobody knows yet.' })
  @Property({ type: 'text', collation: BY_CODE_POINT })
  status: PaymentStatus = 'PENDING';

  @Field(() => PaymentMethodEnum, {
    description: "The department's of when it came to be owed; INVOICE where it had none.",
  })
  @Property({ type: 'text' })
  method!: PaymentMethod;

  @Property({ type: 'text', collation: 'C', default: 'CLIENT' })
  origin: KeyOrigin = 'CLIENT';

  /** Idempotency key: the same purchase or period is entered once. */
  @Field(() => String, {
    description:
      'Idempotency key: chosen by the client for a purchase, by the portal for a period that it bills. Unique together with who chose it.',
  })
  @Property({ type: 'text' })
  purchaseId!: string;

  /** The card that was meant to pay, whatever the department's card is by now. */
  @Property({ type: 'text', nullable: true })
  stripePaymentMethodId: string | null = null;

  @Field(() => String, { nullable: true, description: "The payment's id at the card provider." })
  @Property({ type: 'text', nullable: true, unique: true })
  providerId: string | null = null;

  @Field(() => String, { nullable: true, description: 'Why the card was declined, for people.' })
  @Property({ type: 'text', nullable: true })
  failureMessage: string | null = null;

  @Field(() => DateTime, { description: 'When it came to be owed.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was paid, failed or was cancelled; absent while it is PENDING.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  settledAt: Date | null = null;

  /** When the provider is asked again, where nobody knows yet. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  nextCheckAt: Date | null = null;

  /** As they stood when it came to be owed: whoever pays asks for those of that day. */
  @Field(() => String, { nullable: true, description: "The company's of when it came to be owed." })
  @Property({ type: 'text', nullable: true })
  eanNumber: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: "The department's, else the company's, of when it came to be owed.",
  })
  @Property({ type: 'text', nullable: true })
  poNumber: string | null = null;

  @Field(() => ID, { nullable: true, description: "Of its invoice's draft at Dinero; absent where none was made." })
  @Property({ type: 'text', nullable: true })
  invoiceDraftId: string | null = null;

  @Field(() => DateTime, { nullable: true, description: 'When that draft was made.' })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  invoiceDraftedAt: Date | null = null;

  @Field(() => String, { nullable: true, description: 'By whom it was said to be paid.' })
  @Property({ type: 'text', nullable: true })
  markedPaidBy: string | null = null;

  @Property({ type: 'integer', version: true })
  version: number = 1;
}
