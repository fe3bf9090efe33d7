import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Ore } from '../../../../domain/basics/money.ts';
import type { LineUnit } from '../../../../domain/money/invoices.ts';
import {
  dbRoles,
  tenantPolicies,
  scopePolicy,
  seesSubject,
  seesParent,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { LineUnitEnum } from './invoice.enums.ts';
import { Invoice, reference } from './Invoice.ts';
import { LedgerEntry } from './LedgerEntry.ts';

/** A line of an invoice, which no role may change: the text and the amounts of its ledger entry on that day. */
@ObjectType({ description: 'A line of an invoice or a credit note.', simpleResolvers: true })
@Entity({
  tableName: 'invoice_line',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('invoice_line', { allRowsRoles: [dbRoles.system] }),
    scopePolicy('invoice_line', 'subject', seesSubject('FINANCE')),
    scopePolicy('invoice_line', 'departments', seesParent('invoice_line', 'invoice', 'invoice_id')),
    ...employeePolicies('invoice_line', ['BOOKKEEPING']),
  ],
})
@Index({ name: 'invoice_line_entry', properties: ['entryId'] })
@Index({ name: 'invoice_line_customer', properties: ['customerId'] })
export class InvoiceLine {
  @ManyToOne(() => Invoice, { ...reference, fieldName: 'invoice_id', primary: true })
  invoiceId!: string;

  @Field(() => Int, { description: 'Place of the line, from 1.' })
  @PrimaryKey({ type: 'integer' })
  position!: number;

  @ManyToOne(() => Customer, { ...reference, fieldName: 'customer_id' })
  customerId!: string;

  /** The entry that the line bills; on a credit note, the negative entry of the credit. */
  @ManyToOne(() => LedgerEntry, { ...reference, fieldName: 'entry_id' })
  entryId!: string;

  /** On a credit note, the position of the credited line. */
  @Property({ type: 'integer', nullable: true })
  creditsPosition: number | null = null;

  @Field(() => String, { description: 'What was bought, in Danish.' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => Int, { description: 'Amount in øre, excluding VAT.' })
  @Property({ type: 'integer' })
  net!: Ore;

  @Field(() => Int, { description: 'VAT in øre.' })
  @Property({ type: 'integer' })
  vat!: Ore;

  @Field(() => Int, { description: 'Amount in øre, including VAT.' })
  @Property({ type: 'integer' })
  gross!: Ore;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'First day of the period that the line is for. Null for goods without a period, such as clip cards.',
  })
  @Property({ type: 'date', nullable: true })
  periodFrom: string | null = null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Last day of the period that the line is for. Null when `periodFrom` is null.',
  })
  @Property({ type: 'date', nullable: true })
  periodTo: string | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many units the line is for, the same on the credit of a whole line. Null on lines that were issued before ' +
      'the portal stored it.',
  })
  @Property({ type: 'integer', nullable: true })
  quantity: number | null = null;

  @Field(() => LineUnitEnum, { nullable: true, description: 'What `quantity` counts. Null when `quantity` is null.' })
  @Property({ type: 'text', collation: 'C', nullable: true })
  unit: LineUnit | null = null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Price of a unit in øre, excluding VAT and after discounts. Has fractions when the amount cannot be divided ' +
      'evenly. Null when `quantity` is null.',
  })
  unitPrice?: number | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description:
      'Day on which the goods were supplied: the day of the purchase, or of the event. Null for goods with a period, ' +
      'and on lines that were issued before the portal stored it.',
  })
  @Property({ type: 'date', nullable: true })
  suppliedOn: string | null = null;

  @Field(() => Int, {
    description: 'Amount in øre, excluding VAT, that no credit note has taken back. 0 on a credit note.',
  })
  creditable?: Ore;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    invoice_line: TableOf<InvoiceLine>;
  }
}
