import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Ore } from '../../../../domain/basics/money.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  CURRENT_PERSON,
  dbRoles,
  employeePolicies,
  scopePolicy,
  seesSubject,
  tenantPolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';

/** A later decision about the same renewal, or answer about the same place at an event, replaces the earlier one. */
export type CommitmentKind = 'ORDER' | 'CHANGE' | 'RENEWAL' | 'PLACE';

/**
 * What a person or a program has committed the company to without an approval, for the limit of a month. What was
 * cancelled stays as a row and no longer counts.
 */
@Entity({
  tableName: 'purchase_commitment',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('purchase_commitment', {
      companyRoles: [dbRoles.sales, dbRoles.signUp],
      allRowsRoles: [dbRoles.system],
    }),
    scopePolicy('purchase_commitment', 'subject', `${seesSubject('FINANCE')} or buyer_id = ${CURRENT_PERSON}`, {
      command: 'select',
    }),
    ...employeePolicies('purchase_commitment', ['SALES']),
  ],
})
@Index({ name: 'purchase_commitment_of_buyer', properties: ['customerId', 'buyerId', 'createdAt'] })
@Index({ name: 'purchase_commitment_subject', properties: ['subjectId'] })
export class PurchaseCommitment {
  [OptionalProps]?: Defaults<'createdAt'>;

  @PrimaryKey({ type: 'text', collation: 'C' })
  id: string = newId('cmt');

  @ManyToOne(() => Customer, {
    mapToPk: true,
    fieldName: 'customer_id',
    index: false,
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  customerId!: string;

  /** The user or API token that bought; for an automatic purchase, the user who set it up. */
  @Property({ type: 'text', collation: 'C' })
  buyerId!: string;

  @Property({ type: 'text', collation: 'C' })
  kind!: CommitmentKind;

  /** The goods, the renewed licence or agreement, or the installation that was moved. */
  @Property({ type: 'text', collation: 'C' })
  subjectId!: string;

  /** In øre, excluding VAT. */
  @Property({ type: new BigIntType('number') })
  amount!: Ore;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    purchase_commitment: TableOf<PurchaseCommitment>;
  }
}
