import { OptionalProps } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { ADMINS_ALONE } from '../../../../domain/backOffice/employeeAreas.ts';
import type { CompanyRole, JoinPolicy } from '../../../../domain/basics/vocabulary.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { dbRoles, tenantPolicies, employeePolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';

/** The organisation at a provider that a company trusts, and what its people may do without an invitation. */
@Entity({
  tableName: 'company_sign_in',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('company_sign_in', { allRowsRoles: [dbRoles.auth] }),
    ...employeePolicies('company_sign_in', ['SUPPORT'], ADMINS_ALONE),
  ],
})
export class CompanySignIn {
  [OptionalProps]?: Defaults;

  @ManyToOne(() => Customer, {
    mapToPk: true,
    fieldName: 'customer_id',
    primary: true,
    index: false,
    collation: 'C',
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  customerId!: string;

  @Property({ type: 'text', collation: 'C' })
  provider!: string;

  @Property({ type: 'text', collation: 'C' })
  issuer!: string;

  @Property({ type: 'text', collation: 'C' })
  tenant!: string;

  /** Whether users with an address of a confirmed domain can sign in with this provider alone. */
  @Property({ type: 'boolean' })
  isRequired!: boolean;

  @Property({ type: 'text', collation: 'C' })
  joinPolicy!: JoinPolicy;

  /** The role of people who join. */
  @Property({ type: 'text', collation: 'C' })
  joinRole!: CompanyRole;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    company_sign_in: TableOf<CompanySignIn>;
  }
}
