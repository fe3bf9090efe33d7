import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { InvoiceKind } from '../../domain/invoices.ts';
import type { Ore } from '../../domain/money.ts';
import type { PaymentMethod } from '../../domain/vocabulary.ts';
import { Customer } from '../customers/Customer.ts';
import type { Defaults } from '../db/defaults.ts';
import { newId } from '../db/ids.ts';
import { dbRoles, personalDataPolicies, tenantPolicies } from '../db/roles.ts';
import type { TableOf } from '../db/tables.ts';
import { Department } from '../departments/Department.ts';

/** The seller as the invoice prints it. */
export interface InvoiceSeller {
  name: string;
  address: string;
  vatNumber: string;
  email: string;
  phone: string;
}

/** The buyer as the invoice prints it. */
export interface InvoiceBuyer {
  name: string;
  department: string;
  street: string;
  zip: string;
  city: string;
  vatNumber: string;
  eanNumber: string | null;
  poNumber: string | null;
}

/** A reference by id, whose row cannot be deleted while this one refers to it. */
export const reference = { mapToPk: true, index: false, deleteRule: 'no action', updateRule: 'no action' } as const;

/**
 * An invoice or a credit note. Once issued it never changes: the roles may update what is still to be paid, and no
 * other column. The amounts of a credit note are negative.
 */
@ObjectType({ description: 'An invoice or a credit note.', simpleResolvers: true })
@Entity({
  tableName: 'invoice',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('invoice', { allRowsRoles: [dbRoles.system] }),
    ...personalDataPolicies('invoice', ['update']),
  ],
})
@Unique({ name: 'invoice_number_unique', properties: ['kind', 'number'] })
@Index({ name: 'invoice_customer_newest', properties: ['customerId', 'id'] })
@Index({ name: 'invoice_department_newest', properties: ['departmentId', 'id'] })
@Index({ name: 'invoice_credits', properties: ['creditsId'] })
export class Invoice {
  static readonly idPrefix = 'inv';

  [OptionalProps]?: Defaults;

  @Field(() => ID)
  @PrimaryKey({ type: 'text', collation: 'C' })
  id: string = newId(Invoice.idPrefix);

  @ManyToOne(() => Customer, { ...reference, fieldName: 'customer_id' })
  customerId!: string;

  @ManyToOne(() => Department, { ...reference, fieldName: 'department_id' })
  departmentId!: string;

  @Property({ type: 'text', collation: 'C' })
  kind!: InvoiceKind;

  @Property({ type: 'integer' })
  number!: number;

  @Property({ type: 'date' })
  issuedOn!: string;

  /** Null for a credit note, and for what was paid by card before it was issued. */
  @Property({ type: 'date', nullable: true })
  dueOn: string | null = null;

  @Property({ type: 'text', collation: 'C' })
  method!: PaymentMethod;

  @Property({ type: 'json' })
  seller!: InvoiceSeller;

  @Property({ type: 'json' })
  buyer!: InvoiceBuyer;

  /** The buyer's contact person, which is erased once the law no longer requires the invoice. */
  @Property({ type: 'text' })
  contactPerson!: string;

  @Property({ type: 'integer' })
  net!: Ore;

  @Property({ type: 'integer' })
  vat!: Ore;

  @Property({ type: 'integer' })
  gross!: Ore;

  /** The amount that the buyer still owes. Negative for a credit note while the seller still owes its amount. */
  @Property({ type: 'integer' })
  open!: Ore;

  /** The invoice that a credit note corrects. */
  @ManyToOne(() => Invoice, { ...reference, fieldName: 'credits_id', nullable: true })
  creditsId: string | null = null;

  /** Why it was credited. */
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /** The admin who issued it; null when the portal did. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  issuedById: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'integer', version: true })
  version: number = 1;
}

declare module '../db/tables.ts' {
  interface Tables {
    invoice: TableOf<Invoice>;
  }
}
