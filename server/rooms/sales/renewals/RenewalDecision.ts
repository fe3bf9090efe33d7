import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Plan } from '../../../../domain/basics/vocabulary.ts';
import type { RenewalOutcome } from '../../../../domain/sales/renewals.ts';
import {
  dbRoles,
  tenantPolicies,
  scopePolicy,
  seesObject,
  seesSubject,
  SELLING_ROLES,
  soldPolicy,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';

const SEES_GOODS =
  `case split_part(subject_id, '_', 1) when 'lic' then ${seesSubject('LICENSES')} ` +
  `else ${seesSubject('AGREEMENTS')} end`;

/**
 * The decision about a licence or service agreement at the end of its term. A job carries it out on the day after the
 * last day, so that the seats, the plan and the price of the current term hold until then. A decision about another
 * last day than that of the licence or agreement is void.
 */
@Entity({
  tableName: 'renewal_decision',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('renewal_decision', { companyRoles: [dbRoles.sales], allRowsRoles: [dbRoles.system] }),
    scopePolicy('renewal_decision', 'subject', SEES_GOODS),
    soldPolicy('renewal_decision', SEES_GOODS),
    scopePolicy('renewal_decision', 'departments', seesObject('subject_id'), { roles: SELLING_ROLES }),
    ...employeePolicies('renewal_decision', ['SALES']),
  ],
})
@Index({ name: 'renewal_decision_customer', properties: ['customerId'] })
@Index({ name: 'renewal_decision_end', properties: ['endDate'] })
export class RenewalDecision {
  /** Id of the licence or agreement. */
  @PrimaryKey({ type: 'text', collation: 'C' })
  subjectId!: string;

  @ManyToOne(() => Customer, {
    mapToPk: true,
    fieldName: 'customer_id',
    index: false,
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  customerId!: string;

  /** The last day of the term after which the decision takes effect. */
  @Property({ type: 'date' })
  endDate!: string;

  @Property({ type: 'text' })
  outcome!: RenewalOutcome;

  /** The plan from the renewal on; null when the plan stays. */
  @Property({ type: 'text', nullable: true })
  plan: Plan | null = null;

  /** Price of a seat for a month from the renewal on, that the decision keeps; null when the price is by agreement. */
  @Property({ type: 'integer', nullable: true })
  price: number | null = null;

  /** Months of the next term, that the decision keeps; null for the end of a term. */
  @Property({ type: 'integer', nullable: true })
  months: number | null = null;

  /** The version of the terms that was accepted with a renewal; null for a renewal by an admin. */
  @Property({ type: 'date', nullable: true })
  termsVersion: string | null = null;

  /** The regulation that the shown price of a renewed agreement includes; null when it includes none. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  regulationId: string | null = null;

  /** Why the company does not renew, if it says so. */
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /** The user or admin who decided; null for a program. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  decidedById: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  decidedAt: Date = new Date();
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    renewal_decision: TableOf<RenewalDecision>;
  }
}
