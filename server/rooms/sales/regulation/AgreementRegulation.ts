import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Ore } from '../../../../domain/basics/money.ts';
import type { StoredRegulationState } from '../../../../domain/sales/regulation.ts';
import {
  dbRoles,
  tenantPolicies,
  scopePolicy,
  SELLING_ROLES,
  seesSubject,
  seesParent,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';

/**
 * One service agreement in one regulation: left out by an admin, notified, or applied at the renewal. Its key makes
 * every step happen once, however often a job runs.
 */
@Entity({
  tableName: 'agreement_regulation',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('agreement_regulation', { companyRoles: [dbRoles.sales], allRowsRoles: [dbRoles.system] }),
    scopePolicy('agreement_regulation', 'subject', seesSubject('AGREEMENTS')),
    scopePolicy(
      'agreement_regulation',
      'departments',
      seesParent('agreement_regulation', 'service_agreement', 'agreement_id'),
      { roles: SELLING_ROLES },
    ),
    ...employeePolicies('agreement_regulation', ['SALES']),
  ],
})
@Index({ name: 'agreement_regulation_agreement', properties: ['agreementId'] })
@Index({ name: 'agreement_regulation_customer', properties: ['customerId'] })
export class AgreementRegulation {
  @PrimaryKey({ type: 'text', collation: 'C' })
  regulationId!: string;

  @PrimaryKey({ type: 'text', collation: 'C' })
  agreementId!: string;

  @ManyToOne(() => Customer, {
    mapToPk: true,
    fieldName: 'customer_id',
    index: false,
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  customerId!: string;

  @Property({ type: 'text', collation: 'C' })
  state!: StoredRegulationState;

  /** The last day of the term after which the regulation holds. */
  @Property({ type: 'date' })
  endDate!: string;

  /** Price of a licence for a month before and after, as the notice says; null for an agreement that is left out. */
  @Property({ type: 'integer', nullable: true })
  oldPrice: Ore | null = null;

  @Property({ type: 'integer', nullable: true })
  newPrice: Ore | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  changedAt: Date = new Date();
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    agreement_regulation: TableOf<AgreementRegulation>;
  }
}
