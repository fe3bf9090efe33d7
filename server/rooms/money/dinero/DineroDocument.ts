import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Ore } from '../../../../domain/basics/money.ts';
import type { BookingDifference } from '../../../../domain/money/invoices.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { allRowsPolicies, dbRoles, employeePolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Invoice, reference } from '../ledger/Invoice.ts';

/** How far an invoice or a credit note has come at Dinero, which books and numbers it. */
@Entity({
  tableName: 'dinero_document',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('dinero_document', [dbRoles.admin, dbRoles.system]),
    ...employeePolicies('dinero_document', ['BOOKKEEPING']),
  ],
})
@Index({
  name: 'dinero_document_due',
  expression:
    'create index "dinero_document_due" on "dinero_document" ("next_attempt_at") ' +
    'where "next_attempt_at" is not null',
})
@Index({
  name: 'dinero_document_wrong',
  expression:
    'create index "dinero_document_wrong" on "dinero_document" ("invoice_id") ' +
    'where "problem" is not null or "difference" is not null',
})
export class DineroDocument {
  [OptionalProps]?: Defaults<'nextAttemptAt' | 'attempts'>;

  @OneToOne(() => Invoice, { ...reference, fieldName: 'invoice_id', primary: true })
  invoiceId!: string;

  /** When the job works on it next: books it, or compares a booked one. Null while there is nothing to do. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true, defaultRaw: 'now()' })
  nextAttemptAt: Date | null = new Date();

  /** Attempts since it last worked. */
  @Property({ type: 'integer', default: 0 })
  attempts: number = 0;

  /** Why the last attempt failed, in Danish for admins. */
  @Property({ type: 'text', nullable: true })
  problem: string | null = null;

  /** How the portal and Dinero differ. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  difference: BookingDifference | null = null;

  /** The amount of the difference in øre, if it is about an amount. */
  @Property({ type: 'integer', nullable: true })
  differenceAmount: Ore | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  comparedAt: Date | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    dinero_document: TableOf<DineroDocument>;
  }
}
